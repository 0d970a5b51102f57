import type { CategoryReply, Question } from '@cert/shared/contract';
import { isDisabled, type AnswerableQuestion } from '@cert/shared/domain';

/**
 * Returns the question in the form that the completeness rules need. The `disabled` in the reply may only reflect the
 * answers at that time. If those answers explain it, the result sets `disabled` to false and lets the rule decide, so
 * that a newer answer can enable the question at once.
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
