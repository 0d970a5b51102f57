import { useEffect, useState } from 'react';
import {
  maxTextLength,
  type Grade,
  type GradingQueueKey,
  parseGradingQueueKey,
  type GradingQueueKeyKind,
} from '@cert/shared/domain';
import {
  entryId,
  useDraft,
  useLimitText,
  useQueuedField,
  useSaveQueue,
  type SaveState,
  type SaveSummary,
  useDescribeChanges,
  type FillerPropsBySlot,
} from '@cert/shared/platform';
import type { TextLimit } from '@cert/shared/ui';
import { gradingSavers } from './gradingSavers.ts';
import { useTranslation } from 'react-i18next';

export type QueuedGrade = {
  grade: Grade | null;
  status: SaveSummary;
  /** Whether the shown grade is newer than the loaded reply. */
  isNewerThanRead: boolean;
  /** Shows the grade at once and saves it. Null clears the grade; choosing the current grade again confirms it. */
  choose: (grade: Grade | null) => void;
};

/**
 * A grade that the save queue sends at once, without a debounce.
 * @param read the grade in the loaded reply `readWith`
 * @param seen the `answersDigest` of the answers on which a new grade is based
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
  key: GradingQueueKey;
  read: Grade | null;
  seen: string | undefined;
  readWith: object;
}): QueuedGrade {
  const source = { saver: gradingSavers[kind], questionnaireId, key, stored: undefined };
  const { value, status, change } = useQueuedField(source);
  useForgetAfterRead(source, readWith);
  // After a refusal this field shows the stored grade, and a notice shows the refused grade.
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
  limit: TextLimit;
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
  key: GradingQueueKey;
  read: string;
  readWith: object;
}): QueuedComment {
  const source = { saver: gradingSavers[kind], questionnaireId, key, stored: undefined };
  const { value, status, change } = useQueuedField(source);
  useForgetAfterRead(source, readWith);
  const limitText = useLimitText();
  const draft = useDraft(entryId(source));
  const text = value ?? read;
  return {
    text,
    status: useOwnSaveState({ key, status, isEmpty: text.trim() === '' }),
    write: (entered) => change(entered),
    limit: limitText(maxTextLength, draft),
  };
}

/**
 * The save state of a value that only the user can change. A value that the user cleared on this page counts as saved;
 * a value that was empty from the start does not.
 */
function useOwnSaveState({
  key,
  status,
  isEmpty,
}: {
  key: GradingQueueKey;
  status: SaveState;
  isEmpty: boolean;
}): SaveSummary {
  const [savedKey, setSavedKey] = useState<GradingQueueKey>();
  // The queue forgets a saved value when a newer reply is loaded. Remember the key, so that the text "saved" remains
  // visible.
  if (status.kind === 'stored' && savedKey !== key) setSavedKey(key);
  if (status.kind !== 'empty' && status.kind !== 'stored') return status;
  return isEmpty && savedKey !== key
    ? { kind: 'empty' }
    : { kind: 'stored', savedAt: '', savedBy: undefined };
}

/**
 * Removes an acknowledged value from the save queue after the page has loaded a newer reply. Until then the page shows
 * the queued value; afterwards it shows the value of the reply, which the same user may have changed in another window.
 * @param readWith the loaded reply that contains the value, or a part of it
 */
function useForgetAfterRead(
  source: { questionnaireId: number; key: string },
  readWith: object,
): void {
  const { forget } = useSaveQueue();
  const id = entryId(source);
  useEffect(() => () => forget(id), [forget, id, readWith]);
}

const titles = {
  ownGrade: 'own.title',
  ownComment: 'area.ownComment.title',
  finalGrade: 'area.final.title',
  finalComment: 'area.finalComment.title',
} as const satisfies Record<GradingQueueKeyKind, string>;

/** Lets notices about unsaved grades and comments of an area name what changed and link to the area. */
export function useDescribeGradeChanges({
  questionnaireId,
  category,
  area,
}: FillerPropsBySlot['area.grading']) {
  const { t } = useTranslation('grading');
  useDescribeChanges({
    questionnaireId,
    page: area.id,
    describe({ key }) {
      const single = parseGradingQueueKey(key);
      if (single?.id !== area.id) return undefined;
      return {
        title: `${area.title} · ${t(titles[single.kind])}`,
        address: `/${questionnaireId}/category/${category.slug}/${area.position}`,
      };
    },
  });
}
