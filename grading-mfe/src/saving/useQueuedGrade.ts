import type { GradingKey, Grade } from '@cert/shared/domain';
import { extractGrade, useQueuedField } from '@cert/shared/platform';
import type { SaveStatus } from './SaveStatus.ts';
import { useForgetAfterRead } from './useForgetAfterRead.ts';
import { useSaveStatus } from './useSaveStatus.ts';

export type QueuedGrade = {
  grade: Grade | null;
  status: SaveStatus;
  /** Whether the shown grade is newer than the loaded reply. */
  isNewerThanRead: boolean;
  /** Shows the grade at once and saves it. Null clears the grade; choosing the current grade again confirms it. */
  choose: (grade: Grade | null) => void;
};

/**
 * A grade that the save queue sends at once, without a pause for typing.
 * @param read the grade in the loaded reply `readWith`
 * @param seen the state of the answers on which a new grade is based (`answersDigest`)
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
  const { value, status, change } = useQueuedField(questionnaireId, key, undefined);
  useForgetAfterRead({ questionnaireId, key }, readWith);
  // After a refusal this field shows the stored grade; a notice shows the refused one.
  const isNewerThanRead = value !== undefined && status.kind !== 'refused';
  const grade = isNewerThanRead ? extractGrade(value) : read;
  return {
    grade,
    isNewerThanRead,
    status: useSaveStatus({ key, kind: status.kind, isEmpty: grade === null }),
    choose: (chosen) => change(chosen !== null && { value: chosen, seen }, 0),
  };
}
