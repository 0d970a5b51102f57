import { refuse } from '@cert/shared/domain';
import { recordChanges } from '../audit/recordChanges.ts';
import type { UseCase } from '../useCase.ts';
import { describeDocument } from './describeDocument.ts';
import { readDocuments } from './readDocuments.ts';
import { assertDocumentsNotLocked } from './assertDocumentsNotLocked.ts';

/**
 * Changes the title of a document; the name of its file stays.
 * @throws Refusal not-found if the questionnaire has no document with this id; locked with `{reason}`
 */
export const renameDocument: UseCase<'questionnaireDocumentRename'> = async (
  { documentId, name: title },
  context,
) => {
  const { db, files, account, questionnaire, now } = context;
  const before = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('questionnaire_id', '=', questionnaire.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw refuse('not-found');
  await assertDocumentsNotLocked(context, {
    areaId: before.area_id,
    questionId: before.question_id,
  });
  const at = now();
  if (title !== before.title) {
    await db.updateTable('documents').set({ title }).where('id', '=', documentId).execute();
    await recordChanges(db, {
      at,
      accountId: account.id,
      questionnaireId: questionnaire.id,
      action: 'questionnaireDocumentRename',
      changes: [
        {
          subject: `document ${documentId}`,
          before: describeDocument(before),
          after: describeDocument({ ...before, title }),
        },
      ],
    });
  }
  const storedName = before.stored_name;
  const [renamed] = await readDocuments({
    db,
    files,
    account,
    questionnaireId: questionnaire.id,
    storedName,
    at,
  });
  if (!renamed) throw new Error('a locked document was deleted');
  return renamed;
};
