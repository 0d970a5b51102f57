import { inTransaction } from '../database/inTransaction.ts';
import type { UseCase } from '../useCase.ts';
import { makeStoredName } from './stores/storedName.ts';
import { reserveUploadQuota } from './quotas.ts';
import { parseDeclaredFile } from './parseDeclaredFile.ts';
import { uploadTtlMs } from './stores/uploadTtl.ts';

/**
 * Creates a URL for one upload, and the name under which the caller may submit it as a document of this questionnaire.
 * @throws Refusal wrong-file-type; slow-down with `{retryAfterSeconds}`; quota-exceeded with `{quota, limit}`
 */
export const signUpload: UseCase<'mediaGetSignedUrl'> = async (
  { name, type },
  { db, account, questionnaire, files, quotas, rateLimits, now },
) => {
  const { fileType } = parseDeclaredFile({ name, type });
  rateLimits.takeUpload(account.id);
  const storedName = makeStoredName(fileType);
  const at = now();
  // This server cannot measure uploads to an external store, so it charges the maximum size to the quota.
  const bytes = files.served.by === 'store' ? files.limitBytes : 0;
  const owner = { accountId: account.id, organisationId: questionnaire.organisationId };
  await inTransaction(db, async (trx) => {
    await reserveUploadQuota(trx, { quotas, owner, files: 1, bytes: Math.max(bytes, 1) });
    await trx
      .insertInto('loose_files')
      .values({
        stored_name: storedName,
        questionnaire_id: questionnaire.id,
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
