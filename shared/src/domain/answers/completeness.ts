import { isDisabled, type AnswersInForce, type DisablableQuestion } from './answersInForce.ts';
import { listAnswerFormKeys, questionCommentKey } from './formKeys.ts';
import { isAnswered, type StoredAnswers } from './storedAnswers.ts';

/** The properties of a question that decide whether it is completed and whether it can be answered. */
export type AnswerableQuestion = DisablableQuestion & {
  /** Whether the content locks the question for clients. */
  isLocked: boolean;
};

/** Whether an answer completes the question; comments do not. See docs/product/questionnaire.md#answered. */
export function isCompleted(
  question: Pick<AnswerableQuestion, 'id' | 'answers'>,
  stored: StoredAnswers,
): boolean {
  return listAnswerFormKeys(question).some((key) => {
    const answer = stored[key];
    return answer !== undefined && isAnswered(answer);
  });
}

/**
 * Counts the questions that a client can answer now (`answerable`), and how many of these are completed. See
 * docs/product/questionnaire.md#completeness.
 */
export function countCompleted(
  questions: readonly AnswerableQuestion[],
  answers: AnswersInForce,
): { completed: number; answerable: number } {
  const answerable = questions.filter(
    (question) => !question.isLocked && !isDisabled(question, answers),
  );
  return {
    completed: answerable.filter((question) => isCompleted(question, answers)).length,
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
 * @param answers of the questionnaire, with its comments
 */
export function listMissingParts(
  question: AnswerableQuestion & {
    isCommentRequired: boolean;
    isDocumentRequired: boolean;
  },
  { answers, hasDocument }: { answers: AnswersInForce; hasDocument: boolean },
): RequiredPart[] {
  if (question.isLocked || isDisabled(question, answers)) return [];
  const comment = answers[questionCommentKey(question.id)];
  const isMissing: Record<RequiredPart, boolean> = {
    answer: !isCompleted(question, answers),
    comment: question.isCommentRequired && !(comment && isAnswered(comment)),
    document: lacksDocument(question, { answers, hasDocument }),
  };
  return requiredParts.filter((part) => isMissing[part]);
}

/**
 * Whether a question lacks a document that it requires; a disabled question requires none. Also true for a question
 * that the edition locks for clients, because the team sees which documents are missing. See
 * docs/product/answering.md#required-parts.
 */
export function lacksDocument(
  question: Pick<AnswerableQuestion, 'disabled' | 'disabledOn'> & { isDocumentRequired: boolean },
  { answers, hasDocument }: { answers: AnswersInForce; hasDocument: boolean },
): boolean {
  return question.isDocumentRequired && !hasDocument && !isDisabled(question, answers);
}
