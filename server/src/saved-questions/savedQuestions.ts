import { requireQuestion } from '../editions/edition.ts';
import type { UseCase, MemberContext } from '../useCase.ts';

/**
 * Adds a question to the caller's saved questions. Idempotent.
 * @throws Refusal invalid-input if the edition has no such question
 */
export const addSavedQuestion: UseCase<'questionSavedAdd'> = async (
  { questionId },
  { db, account, questionnaire, edition, now },
) => {
  const question = requireQuestion(edition, questionId);
  await db
    .insertInto('saved_questions')
    .values({
      questionnaire_id: questionnaire.id,
      account_id: account.id,
      question_id: question.id,
      saved_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { saved: 1 };
};

/** Removes a question from the caller's saved questions, if it is one of them. */
export const removeSavedQuestion: UseCase<'questionSavedRemove'> = async (
  { questionId },
  { db, account, questionnaire },
) => {
  await db
    .deleteFrom('saved_questions')
    .where('questionnaire_id', '=', questionnaire.id)
    .where('account_id', '=', account.id)
    .where('question_id', '=', questionId)
    .execute();
  return { saved: 0 };
};

/** Lists the ids of the caller's saved questions. */
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
