import { countsInTotal, type Grade } from '@cert/shared/domain';
import { listMarkedQuestionIds } from '../above-beyond/listMarkedQuestionIds.ts';
import type { MemberContext } from '../http/useCase.ts';
import { decideOutcome, type Outcome } from './decideOutcome.ts';

/** Reads the outcome from the database, for replies that need no other grading data. */
export async function readOutcome(context: MemberContext): Promise<Outcome> {
  const { db, questionnaire, edition } = context;
  const rows = await db
    .selectFrom('final_grades')
    .select(['area_id', 'grade'])
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  const finals = new Map(rows.map((row) => [row.area_id, row.grade as Grade]));
  return decideOutcome(
    context,
    [...edition.areas.values()]
      .filter((area) => countsInTotal(area, questionnaire.isKeyOnly))
      .map(({ id, minGrade }) => ({ minGrade, final: finals.get(id) ?? null })),
    await listMarkedQuestionIds(context),
  );
}
