import type { CategoryReply, Question } from '@cert/shared/contract';
import { isDisabled, type AnswerableQuestion } from '@cert/shared/domain';

/**
 * The part of a question that the rules of completeness ask for. The reply's `disabled` may be the verdict on the
 * answers of that moment: what these explain is left to the rule, so that a newer answer can lift it at once.
 * @param responses of the same reply
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
  const rules = { id, answers, disabled: false, disabledOn };
  return { ...rules, disabled: disabled === 1 && !isDisabled(rules, responses) };
}
