import type { MemberContext } from '../http/useCase.ts';

/** Finds the ids of the questions that the caller has bookmarked. */
export async function listSavedQuestionIds({
  db,
  account,
  questionnaire,
}: Pick<MemberContext, 'db' | 'account' | 'questionnaire'>): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('saved_questions')
    .select('question_id')
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', account.id)
    .execute();
  return new Set(rows.map((row) => row.question_id));
}
