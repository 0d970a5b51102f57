import { useEffect, useState } from 'react';
import { plainText, type Grade, type GradingKey } from '@cert/shared/domain';
import {
  entryId,
  useQueuedField,
  useSaveQueue,
  type SaveState,
  type SaveSummary,
} from '@cert/shared/platform';
import { gradingSavers } from './gradingSavers.ts';

export type QueuedGrade = {
  grade: Grade | null;
  status: SaveSummary;
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
  kind,
  questionnaireId,
  key,
  read,
  seen,
  readWith,
}: {
  kind: 'ownGrade' | 'finalGrade';
  questionnaireId: number;
  key: GradingKey;
  read: Grade | null;
  seen: string | undefined;
  readWith: object;
}): QueuedGrade {
  const place = { saver: gradingSavers[kind], questionnaireId, key, stored: undefined };
  const { value, status, change } = useQueuedField(place);
  useForgetAfterRead(place, readWith);
  // After a refusal this field shows the stored grade; a notice shows the refused one.
  const isNewerThanRead = value !== undefined && status.kind !== 'refused';
  const grade = isNewerThanRead ? value.grade : read;
  return {
    grade,
    isNewerThanRead,
    status: useOwnSaveState({ key, status, isEmpty: grade === null }),
    choose: (chosen) => change(chosen === null ? { grade: null } : { grade: chosen, seen }, 0),
  };
}

export type QueuedComment = {
  text: string;
  status: SaveSummary;
  /** Shows the text at once and saves it after a pause in typing. An empty text deletes the comment. */
  write: (text: string) => void;
};

/**
 * A comment that the save queue saves while the user types.
 * @param read the comment in the loaded reply `readWith`
 */
export function useQueuedComment({
  kind,
  questionnaireId,
  key,
  read,
  readWith,
}: {
  kind: 'ownComment' | 'finalComment';
  questionnaireId: number;
  key: GradingKey;
  read: string;
  readWith: object;
}): QueuedComment {
  const place = { saver: gradingSavers[kind], questionnaireId, key, stored: undefined };
  const { value, status, change } = useQueuedField(place);
  useForgetAfterRead(place, readWith);
  const text = value ?? read;
  return {
    text,
    status: useOwnSaveState({ key, status, isEmpty: text.trim() === '' }),
    write: (entered) => change(plainText(entered)),
  };
}

/**
 * The save state of a value that only the user can change. A value that the user cleared on this page counts as saved;
 * a field that was always empty does not.
 */
function useOwnSaveState({
  key,
  status,
  isEmpty,
}: {
  key: GradingKey;
  status: SaveState;
  isEmpty: boolean;
}): SaveSummary {
  const [savedKey, setSavedKey] = useState<GradingKey>();
  // The queue forgets a saved value when a newer reply is loaded. Remember the key, so that the text "saved" stays.
  if (status.kind === 'stored' && savedKey !== key) setSavedKey(key);
  if (status.kind !== 'empty' && status.kind !== 'stored') return status;
  return isEmpty && savedKey !== key
    ? { kind: 'empty' }
    : { kind: 'stored', savedAt: '', savedBy: undefined };
}

/**
 * Removes an acknowledged value from the save queue after the page has loaded a newer reply. Until then the page shows
 * the value of the queue, afterwards that of the reply, because the same user may have changed it in another window.
 * @param readWith the loaded reply that contains the value, or a part of it
 */
function useForgetAfterRead(
  place: { questionnaireId: number; key: string },
  readWith: object,
): void {
  const { forget } = useSaveQueue();
  const id = entryId(place);
  useEffect(() => () => forget(id), [forget, id, readWith]);
}
