import { isCompleted, isDisabled, type AnswerableQuestion } from './completeness.ts';
import { questionCommentKey } from './formKeys.ts';
import { isAnswered, type StoredAnswers } from './storedAnswers.ts';

/** The parts of a question that a client may still have to provide before the final submission. */
export const missingParts = ['answer', 'comment', 'document'] as const;
export type MissingPart = (typeof missingParts)[number];

/**
 * Lists what a client still has to provide for a question: the answer, a required comment, a required document. For a
 * locked or disabled question the list is empty, because the client cannot change it.
 * @param stored all answers and comments of the questionnaire
 */
export function listMissingParts(
  question: AnswerableQuestion & {
    isLocked: boolean;
    isCommentRequired: boolean;
    isDocumentRequired: boolean;
  },
  { stored, hasDocument }: { stored: StoredAnswers; hasDocument: boolean },
): MissingPart[] {
  if (question.isLocked || isDisabled(question, stored)) return [];
  const comment = stored[questionCommentKey(question.id)];
  const isMissing: Record<MissingPart, boolean> = {
    answer: !isCompleted(question, stored),
    comment: question.isCommentRequired && !(comment && isAnswered(comment)),
    document: question.isDocumentRequired && !hasDocument,
  };
  return missingParts.filter((part) => isMissing[part]);
}
