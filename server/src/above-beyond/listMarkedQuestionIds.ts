import type { MemberContext } from '../http/useCase.ts';

/** Finds the ids of the Above-and-Beyond questions that the team has marked. */
export async function listMarkedQuestionIds({
  db,
  questionnaire,
}: Pick<MemberContext, 'db' | 'questionnaire'>): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('above_beyond_marks')
    .select('question_id')
    .where('questionnaire_id', '=', questionnaire.id)
    .execute();
  return new Set(rows.map((row) => row.question_id));
}
