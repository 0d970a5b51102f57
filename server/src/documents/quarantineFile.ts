import { recordChanges } from '../audit/recordChanges.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { MemberContext } from '../http/useCase.ts';
import { describeDocument } from './describeDocument.ts';
import { reserveDocumentQuota } from './quotas.ts';
import type { NewDocument } from './storeDocument.ts';
import { consumeUpload } from './consumeUpload.ts';

/**
 * Records a file that is already in quarantine, instead of the document that it was meant to become, and consumes its
 * upload. Does nothing if the upload was consumed before.
 * @throws Refusal quota-exceeded with `{quota, limit}`
 */
export async function quarantineFile(
  context: MemberContext & { db: TransactionDatabase },
  { uploaded_at: at, ...row }: NewDocument,
  signature: string,
): Promise<void> {
  const { db, account, questionnaire, quotas } = context;
  if (!(await consumeUpload(context, row.upload_name))) return;
  const { organisationId } = questionnaire;
  await reserveDocumentQuota(db, { quotas, organisationId, bytes: row.byte_count });
  const stored = await db
    .insertInto('quarantined_files')
    .values({
      ...row,
      questionnaire_id: questionnaire.id,
      uploaded_by: account.id,
      quarantined_at: at,
      signature,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.deleteFrom('loose_files').where('stored_name', '=', row.stored_name).execute();
  await recordChanges(db, {
    at: stored.quarantined_at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'quarantine',
    changes: [
      {
        subject: `quarantined file ${stored.id}`,
        before: null,
        after: { ...describeDocument(stored), signature },
      },
    ],
  });
}
