import { isCompleted, isDisabled, type AnswerableQuestion } from './completeness.ts';
import { questionCommentKey } from './formKeys.ts';
import { isAnswered, type StoredAnswers } from './storedAnswers.ts';

/** What a question may still lack before the final submission (decisions §4). */
export const missingParts = ['answer', 'comment', 'document'] as const;
export type MissingPart = (typeof missingParts)[number];

/**
 * What a client still owes on a question: its answer, a required comment, a required document. Nothing on one that the
 * client cannot change, because it is locked or disabled.
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
