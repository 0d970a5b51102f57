import type { GradingKey, Grade } from '@cert/shared/domain';
import { gradeIn, useAnswer } from '@cert/shared/platform';
import type { SaveStatus } from './SaveStatus.ts';
import { useForgetAfterRead } from './useForgetAfterRead.ts';
import { useSaveStatus } from './useSaveStatus.ts';

export type QueuedGrade = {
  grade: Grade | null;
  status: SaveStatus;
  /** Whether the page has not yet read what is shown. */
  isAhead: boolean;
  /** Shows the grade at once and saves it; null clears, the same grade again confirms it. */
  choose: (grade: Grade | null) => void;
};

/**
 * A grade that is saved by the queue, at once: nothing more of it can be typed.
 * @param read the grade that the page has read, as a part of `readWith`
 * @param seen what a grade that is chosen now is given on (`answersDigest`)
 */
export function useQueuedGrade({
  questionnaireId,
  key,
  read,
  seen,
  readWith,
}: {
  questionnaireId: number;
  key: GradingKey;
  read: Grade | null;
  seen: string | undefined;
  readWith: object;
}): QueuedGrade {
  const { value, status, change } = useAnswer(questionnaireId, key, undefined);
  useForgetAfterRead({ questionnaireId, key }, readWith);
  // A refused grade is told in the notices; here what stands is shown.
  const isAhead = value !== undefined && status.kind !== 'refused';
  const grade = isAhead ? gradeIn(value) : read;
  return {
    grade,
    isAhead,
    status: useSaveStatus({ key, kind: status.kind, isEmpty: grade === null }),
    choose: (chosen) => change(chosen !== null && { value: chosen, seen }, 0),
  };
}
