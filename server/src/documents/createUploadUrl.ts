import { refuse } from '@cert/shared/domain';
import { findMembership } from '../membership.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { AccountContext, UseCase } from '../useCase.ts';
import { makeStoredName } from './stores/storedName.ts';
import { assertWithinUploadQuota } from './quotas.ts';
import { parseDeclaredFile } from './parseDeclaredFile.ts';
import { uploadTtlMs } from './stores/uploadTtl.ts';

/**
 * Creates a URL for one upload, and the name under which the caller may submit it as a document of the questionnaire,
 * or of any questionnaire of the caller if the call names none. See docs/product/documents.md#upload.
 * @throws Refusal not-found for a questionnaire that the caller may not open; not-allowed for a caller without a
 * questionnaire; wrong-file-type; slow-down with `{retryAfterSeconds}`; quota-exceeded with `{quota, limit}`
 */
export const createUploadUrl: UseCase<'mediaGetSignedUrl'> = async (
  { id, name, type },
  context,
) => {
  const { db, account, files, quotas, rateLimits, now } = context;
  const questionnaire = await findUploadQuestionnaire(context, id);
  const { fileType } = parseDeclaredFile({ name, type });
  rateLimits.takeUpload(account.id);
  const storedName = makeStoredName(fileType);
  const at = now();
  // This server cannot measure uploads to an external store, so it charges the maximum size to the quota.
  const bytes = files.served.by === 'store' ? files.limitBytes : 0;
  const owner = { accountId: account.id, organisationId: questionnaire?.organisationId ?? null };
  await inTransaction(db, async (trx) => {
    await assertWithinUploadQuota(trx, { quotas, owner, files: 1, bytes: Math.max(bytes, 1) });
    await trx
      .insertInto('loose_files')
      .values({
        stored_name: storedName,
        questionnaire_id: questionnaire?.id ?? null,
        account_id: account.id,
        file_type: fileType,
        byte_count: bytes,
        remove_after: new Date(at.getTime() + uploadTtlMs),
      })
      .execute();
  });
  const holder = { accountId: account.id, tokenHash: account.tokenHash };
  return { url: await files.signUpload({ storedName, fileType, holder, at }), name: storedName };
};

/** Finds the questionnaire that the call names. @returns null if the call names none */
async function findUploadQuestionnaire(
  { db, account }: Pick<AccountContext, 'db' | 'account'>,
  id: number | undefined,
) {
  if (id !== undefined) {
    const membership = await findMembership({ db, accountId: account.id, questionnaireId: id });
    if (!membership) throw refuse('not-found');
    return membership.questionnaire;
  }
  const member = await db
    .selectFrom('members')
    .select('questionnaire_id')
    .where('account_id', '=', account.id)
    .limit(1)
    .executeTakeFirst();
  if (!member) throw refuse('not-allowed');
  return null;
}
