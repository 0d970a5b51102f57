import type { CategoryReply, Question } from '@cert/shared/contract';
import {
  isAnswerChosen,
  type AnswerableQuestion,
  type DisablingContent,
} from '@cert/shared/domain';

/**
 * Converts a question to the input of the completeness rules. In the reply, `disabled` is 1 even if only an answer
 * disables the question. For such a question, the result has `disabled: false` and its rule in `disabledOn`, so that a
 * newer answer can enable the question at once.
 * @param responses from the same reply as the question
 */
export function toAnswerableQuestion(
  question: Question,
  responses: CategoryReply['responses'],
): AnswerableQuestion {
  const { id, answers, disabledOnQuestionId, disabledOnAnswerId } = question;
  const disabledOn =
    disabledOnQuestionId === null || disabledOnAnswerId === null
      ? null
      : { questionId: disabledOnQuestionId, answerId: disabledOnAnswerId };
  const isByAnswer = disabledOn !== null && isAnswerChosen(disabledOn, responses);
  const disabled = question.disabled === 1 && !isByAnswer;
  return { id, answers, disabled, isLocked: question.locked === 1, disabledOn };
}

/** The questions of a page by id, and the content that decides which of their answers count. */
export type AnswerableCategory = DisablingContent & {
  questions: ReadonlyMap<number, AnswerableQuestion>;
};

/** Converts all questions of a category’s reply, so that a page can tell which of its answers count. */
export function toAnswerableCategory({
  areas,
  keyOnly,
  responses,
}: CategoryReply): AnswerableCategory {
  const converted = areas.map(({ minGrade, questions }) => ({
    minGrade,
    questions: questions.map((question) => toAnswerableQuestion(question, responses)),
  }));
  const all = converted.flatMap(({ questions }) => questions);
  const questions = new Map(all.map((question) => [question.id, question]));
  return { areas: converted, isKeyOnly: keyOnly === 1, questions };
}
