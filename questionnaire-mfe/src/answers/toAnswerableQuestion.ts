import type { CategoryReply, Question } from '@cert/shared/contract';
import { isDisabled, type AnswerableQuestion } from '@cert/shared/domain';

/**
 * Converts a question to the input of the completeness rules. In the reply, `disabled` is also 1 when an answer in the
 * reply disables the question. For such a question, the result has `disabled: false`, and the `disabledOn` rule
 * decides, so that a newer answer can enable the question at once.
 * @param responses from the same reply as the question
 */
export function toAnswerableQuestion(
  question: Question,
  responses: CategoryReply['responses'],
): AnswerableQuestion {
  const { id, answers, disabled, disabledOnQuestionId, disabledOnAnswerId } = question;
  const disabledOn =
    disabledOnQuestionId === null || disabledOnAnswerId === null
      ? null
      : { questionId: disabledOnQuestionId, answerId: disabledOnAnswerId };
  const rules = { id, answers, disabled: false, isLocked: question.locked === 1, disabledOn };
  return { ...rules, disabled: disabled === 1 && !isDisabled(rules, responses) };
}
