import type { Database } from '../../database/connect.ts';
import { chunksOf } from '../chunksOf.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { carryOverResponses } from './carryOverResponses.ts';
import { readKeyedQuestions } from './readKeyedQuestions.ts';

/** A questionnaire with the edition that it uses. */
type Pinned = { id: number; editionId: number };

/**
 * Copies answers from an earlier questionnaire to a new one (`carryOverResponses`), with their original author and time. Call it
 * in a transaction.
 * @returns the number of copied answers
 */
export async function copyResponses({
  db,
  from,
  to,
  at,
}: {
  db: Database;
  from: Pinned;
  to: Pinned;
  at: Date;
}): Promise<number> {
  const responses = await db
    .selectFrom('responses')
    .select(['form_key as formKey', 'question_id as questionId', 'answer_id as answerId', 'value'])
    .select(['saved_by as savedBy', 'saved_at as savedAt'])
    .where('questionnaire_id', '=', from.id)
    .where('kind', '<>', 'comment')
    .execute();
  const before = await readKeyedQuestions(db, from.editionId);
  const after =
    to.editionId === from.editionId ? before : await readKeyedQuestions(db, to.editionId);
  const carried = carryOverResponses(responses, { before, after });
  for (const some of chunksOf(carried))
    await db
      .insertInto('responses')
      .values(
        some.map(({ formKey, areaId, questionId, answerId, kind, old }) => ({
          questionnaire_id: to.id,
          form_key: formKey,
          area_id: areaId,
          question_id: questionId,
          answer_id: answerId,
          kind,
          value: JSON.stringify(old.value),
          content: null,
          revision: 1,
          saved_by: old.savedBy,
          saved_at: old.savedAt,
        })),
      )
      .execute();
  await recordOfficeChanges(db, {
    at,
    action: 'copyResponses',
    changes: [
      {
        questionnaireId: to.id,
        subject: 'responses',
        before: null,
        after: { fromQuestionnaireId: from.id, count: carried.length },
      },
    ],
  });
  return carried.length;
}
