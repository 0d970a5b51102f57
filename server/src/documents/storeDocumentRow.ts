import { refuse } from '@cert/shared/domain';
import type { Insertable } from 'kysely';
import { recordChanges } from '../audit/recordChanges.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { DocumentsTable } from '../database/questionnaireTables.ts';
import type { MemberContext } from '../useCase.ts';
import { findMembership } from '../membership.ts';
import { describeDocument } from './describeDocument.ts';
import { assertWithinDocumentQuota } from './quotas.ts';
import { assertDocumentsNotLocked } from './assertDocumentsNotLocked.ts';
import { uploadLastByteDeadlineMs } from './stores/uploadTtl.ts';

/** The row of a new document, without its questionnaire and uploader, which come from the call's context. */
export type NewDocument = Omit<
  Insertable<DocumentsTable>,
  'questionnaire_id' | 'uploaded_by' | 'uploaded_at'
> & { upload_name: string; uploaded_at: Date };

/**
 * Stores the row of a document and its audit row, and consumes the upload. The document's file must be stored already.
 * Does nothing if the upload was consumed before. Checks role and locks again, because they may have changed while the
 * file was checked.
 * @throws Refusal not-found, locked with `{reason}`, or quota-exceeded with `{quota, limit}`
 */
export async function storeDocumentRow(
  context: MemberContext & { db: TransactionDatabase },
  row: NewDocument,
): Promise<void> {
  const { db, account, questionnaire, quotas } = context;
  const membership = await findMembership({
    db,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    lock: 'shared',
  });
  if (!membership) throw refuse('not-found');
  const { area_id: areaId, question_id: questionId = null } = row;
  await assertDocumentsNotLocked({ ...context, ...membership }, { areaId, questionId });
  // Concurrent submissions wait here and then find the upload consumed.
  if (!(await consumeUpload(context, row.upload_name))) return;
  const { organisationId } = questionnaire;
  await assertWithinDocumentQuota(db, { quotas, organisationId, bytes: row.byte_count });
  const stored = await db
    .insertInto('documents')
    .values({ ...row, questionnaire_id: questionnaire.id, uploaded_by: account.id })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.deleteFrom('loose_files').where('stored_name', '=', row.stored_name).execute();
  await recordChanges(db, {
    at: stored.uploaded_at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'questionnaireDocumentSubmit',
    changes: [{ subject: `document ${stored.id}`, before: null, after: describeDocument(stored) }],
  });
}

/**
 * Consumes the caller's upload, so that only one document can be created from it. Concurrent calls wait here until the
 * first one commits. The clean-up removes the uploaded file when no byte can arrive through its URL any more.
 * @returns false if the upload was consumed before
 */
async function consumeUpload(
  { db, account, questionnaire, now }: MemberContext,
  uploadedName: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('loose_files')
    .set({
      questionnaire_id: null,
      account_id: null,
      remove_after: new Date(now().getTime() + uploadLastByteDeadlineMs),
    })
    .where('stored_name', '=', uploadedName)
    .where((is) =>
      is.or([is('questionnaire_id', '=', questionnaire.id), is('questionnaire_id', 'is', null)]),
    )
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records a file that is already in quarantine, instead of the document that it was meant to become, and consumes its
 * upload. Does nothing if the upload was consumed before.
 * @throws Refusal quota-exceeded with `{quota, limit}`
 */
export async function recordQuarantinedFile(
  context: MemberContext & { db: TransactionDatabase },
  { uploaded_at: at, ...row }: NewDocument,
  signature: string,
): Promise<void> {
  const { db, account, questionnaire, quotas } = context;
  if (!(await consumeUpload(context, row.upload_name))) return;
  const { organisationId } = questionnaire;
  await assertWithinDocumentQuota(db, { quotas, organisationId, bytes: row.byte_count });
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
