import { isCompleted, isDisabled, type AnswerableQuestion } from './completeness.ts';
import { questionCommentKey } from './formKeys.ts';
import { isAnswered, type StoredAnswers } from './storedAnswers.ts';

/** What can be missing on a question before the final submission. */
export const missingParts = ['answer', 'comment', 'document'] as const;
export type MissingPart = (typeof missingParts)[number];

/**
 * What a client still has to provide on a question: its answer, a required comment, a required document. Nothing on a
 * locked or disabled question, because the client cannot change it.
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
