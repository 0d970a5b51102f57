import { refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import type { UseCase } from '../useCase.ts';
import { describeDocument } from './describeDocument.ts';
import { assertDocumentsNotLocked } from './assertDocumentsNotLocked.ts';

/**
 * Deletes a document. The next run of `removeOrphanedFiles` deletes its file. See
 * docs/product/documents.md#where-they-belong.
 * @throws Refusal not-found if the questionnaire has no document with this id; locked with `{reason}`
 */
export const deleteDocument: UseCase<'questionnaireDocumentDelete'> = async (
  { documentId },
  context,
) => {
  const { db, account, questionnaire, now } = context;
  const deleted = await db
    .deleteFrom('documents')
    .where('id', '=', documentId)
    .where('questionnaire_id', '=', questionnaire.id)
    .returningAll()
    .executeTakeFirst();
  if (!deleted) throw refuse('not-found');
  await assertDocumentsNotLocked(context, {
    areaId: deleted.area_id,
    questionId: deleted.question_id,
  });
  const at = now();
  await db
    .insertInto('loose_files')
    .values({
      stored_name: deleted.stored_name,
      questionnaire_id: null,
      account_id: null,
      file_type: deleted.file_type,
      remove_after: at,
    })
    .execute();
  await recordChanges(db, {
    at,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    action: 'questionnaireDocumentDelete',
    changes: [
      { subject: `document ${documentId}`, before: describeDocument(deleted), after: null },
    ],
  });
  return {};
};
