import type { Question } from '@cert/shared/contract';
import type { AnswerableQuestion } from '@cert/shared/domain';

/** The part of a question that the rules of completeness ask for. */
export function answerable(question: Question): AnswerableQuestion {
  const { id, answers, disabled, disabledOnQuestionId, disabledOnAnswerId } = question;
  const disabledOn =
    disabledOnQuestionId === null || disabledOnAnswerId === null
      ? null
      : { questionId: disabledOnQuestionId, answerId: disabledOnAnswerId };
  return { id, answers, disabled: disabled === 1, disabledOn };
}
