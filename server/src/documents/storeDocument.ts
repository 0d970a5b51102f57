import { refuse } from '@cert/shared/domain';
import type { Insertable } from 'kysely';
import { recordChanges } from '../audit/recordChanges.ts';
import type { DocumentsTable } from '../database/questionnaireTables.ts';
import type { MemberContext } from '../http/useCase.ts';
import { findMembership } from '../questionnaires/findMembership.ts';
import { describeDocument } from './describeDocument.ts';
import { refuseWhenLocked } from './refuseWhenLocked.ts';

/**
 * Writes a document whose file is kept already, with its audit row. A role or a lock that changed while the file was
 * checked counts.
 * @param context with a transaction
 * @throws Refusal not-found, or locked with `{reason}`
 */
export async function storeDocument(
  context: MemberContext,
  row: Omit<Insertable<DocumentsTable>, 'questionnaire_id' | 'uploaded_by'>,
): Promise<void> {
  const { db, account, questionnaire } = context;
  const membership = await findMembership({
    db,
    accountId: account.id,
    questionnaireId: questionnaire.id,
    isHeld: true,
  });
  if (!membership) throw refuse('not-found');
  const { area_id: areaId, question_id: questionId = null } = row;
  await refuseWhenLocked({ ...context, ...membership }, { areaId, questionId });
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
