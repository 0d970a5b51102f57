import {
  additionalKey,
  answerKey,
  questionKey,
  type FormKey,
  questionCommentKey,
} from './formKeys.ts';
import { isAnswered, type StoredAnswers } from './storedAnswers.ts';

/** The properties of a question that decide whether it is completed and whether it can be answered. */
export type AnswerableQuestion = {
  id: number;
  answers: readonly { id: number }[];
  disabled: boolean;
  /** Whether the content locks the question for clients. */
  isLocked: boolean;
  /** The question is disabled while this answer of that other question is chosen; null when nothing disables it. */
  disabledOn: { questionId: number; answerId: number } | null;
};

/** The form keys of a question: an answer under any of them completes the question. */
export function completingKeys(question: Pick<AnswerableQuestion, 'id' | 'answers'>): FormKey[] {
  return [
    questionKey(question.id),
    ...question.answers.flatMap((answer) => [answerKey(answer.id), additionalKey(answer.id)]),
  ];
}

/** The form keys of another question: an answer under one of them can disable this question. */
export function disablingKeys({ disabledOn }: Pick<AnswerableQuestion, 'disabledOn'>): FormKey[] {
  return disabledOn ? [questionKey(disabledOn.questionId), answerKey(disabledOn.answerId)] : [];
}

/** Whether an answer completes the question; comments do not. See docs/product/questionnaire.md#answered. */
export function isCompleted(question: AnswerableQuestion, stored: StoredAnswers): boolean {
  return completingKeys(question).some((key) => {
    const answer = stored[key];
    return answer !== undefined && isAnswered(answer);
  });
}

/** Whether an answer or the content disables this question. See docs/product/questionnaire.md#disabled-questions. */
export function isDisabled(
  question: Pick<AnswerableQuestion, 'disabled' | 'disabledOn'>,
  stored: StoredAnswers,
): boolean {
  if (question.disabled) return true;
  if (!question.disabledOn) return false;
  const { questionId, answerId } = question.disabledOn;
  const single = stored[questionKey(questionId)];
  if (single && isAnswered(single) && single.answerId === answerId) return true;
  const ticked = stored[answerKey(answerId)];
  return ticked !== undefined && isAnswered(ticked);
}

/**
 * Counts the questions that a client can answer now (`answerable`), and how many of these are completed. See
 * docs/product/questionnaire.md#completeness.
 */
export function countCompleted(
  questions: readonly AnswerableQuestion[],
  stored: StoredAnswers,
): { completed: number; answerable: number } {
  const answerable = questions.filter(
    (question) => !question.isLocked && !isDisabled(question, stored),
  );
  return {
    completed: answerable.filter((question) => isCompleted(question, stored)).length,
    answerable: answerable.length,
  };
}

/** Completeness as a whole percent, 0 to 100, rounded down. See docs/product/questionnaire.md#completeness. */
export function completenessPercent({
  completed,
  answerable,
}: {
  completed: number;
  answerable: number;
}): number {
  return answerable === 0 ? 100 : Math.floor((100 * completed) / answerable);
}

/**
 * The parts of a question that a client may still have to provide before the final submission. See
 * docs/product/answering.md#required-parts.
 */
export const requiredParts = ['answer', 'comment', 'document'] as const;
export type RequiredPart = (typeof requiredParts)[number];

/**
 * Lists what a client still has to provide for a question; empty if the client cannot change it. See
 * docs/product/answering.md#required-parts.
 * @param stored all answers and comments of the questionnaire
 */
export function listMissingParts(
  question: AnswerableQuestion & {
    isCommentRequired: boolean;
    isDocumentRequired: boolean;
  },
  { stored, hasDocument }: { stored: StoredAnswers; hasDocument: boolean },
): RequiredPart[] {
  if (question.isLocked || isDisabled(question, stored)) return [];
  const comment = stored[questionCommentKey(question.id)];
  const isMissing: Record<RequiredPart, boolean> = {
    answer: !isCompleted(question, stored),
    comment: question.isCommentRequired && !(comment && isAnswered(comment)),
    document: lacksDocument(question, { stored, hasDocument }),
  };
  return requiredParts.filter((part) => isMissing[part]);
}

/**
 * Whether a question lacks a document that it requires; a disabled question requires none. Also true for a question
 * that the edition locks for clients, because the team sees what it lacks. See
 * docs/product/answering.md#required-parts.
 */
export function lacksDocument(
  question: Pick<AnswerableQuestion, 'disabled' | 'disabledOn'> & { isDocumentRequired: boolean },
  { stored, hasDocument }: { stored: StoredAnswers; hasDocument: boolean },
): boolean {
  return question.isDocumentRequired && !hasDocument && !isDisabled(question, stored);
}
