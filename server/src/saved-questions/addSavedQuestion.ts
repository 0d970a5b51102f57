import { requireQuestion } from '../comments/requireQuestion.ts';
import type { UseCase } from '../http/useCase.ts';

/**
 * Bookmarks a question for the caller. Idempotent.
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
