import type { UseCase } from '../http/useCase.ts';

/** Removes the caller's bookmark of a question, if there is one. */
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
