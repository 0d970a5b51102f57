import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '@cert/shared/contract';
import {
  finalCommentKey,
  finalGradeKey,
  maxTextLength,
  ownCommentKey,
  ownGradeKey,
  parseGradingQueueKey,
  type Grade,
  type GradingQueueKeyKind,
} from '@cert/shared/domain';
import {
  entryId,
  useDescribeChanges,
  useDraft,
  useLimitText,
  useQueuedField,
  useSaveQueue,
  type FillerPropsBySlot,
  type QueuedField,
  type Saver,
  type SaveState,
  type SaveSummary,
} from '@cert/shared/platform';
import type { TextLimit } from '@cert/shared/ui';
import { gradingSavers } from './gradingSavers.ts';

/** The area of a grade or comment, and the loaded reply that contains the value, or a part of that reply. */
type Place = { questionnaireId: number; areaId: number; readWith: object };

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
 * @param read the grade in the loaded reply
 * @param seen the `answersDigest` of the answers on which a new grade is based
 */
export function useQueuedGrade({
  kind,
  read,
  seen,
  ...place
}: Place & {
  kind: 'ownGrade' | 'finalGrade';
  read: Grade | null;
  seen: string | undefined;
}): QueuedGrade {
  const { id, value, status, change } = useField(gradingSavers[kind], keyOf[kind], place);
  // After a refusal this field shows the stored grade, and a notice shows the refused grade.
  const isNewerThanRead = value !== undefined && status.kind !== 'refused';
  const grade = isNewerThanRead ? value.grade : read;
  return {
    grade,
    isNewerThanRead,
    status: useOwnSaveState({ id, status, isEmpty: grade === null }),
    choose: (chosen) => change(chosen === null ? { grade: null } : { grade: chosen, seen }, 0),
  };
}

/** The certifier's own grade of an area. */
export function useOwnGrade({
  questionnaireId,
  area,
}: {
  questionnaireId: number;
  area: Area;
}): QueuedGrade {
  return useQueuedGrade({
    kind: 'ownGrade',
    questionnaireId,
    areaId: area.id,
    read: area.certifierGrade ?? null,
    seen: area.answersDigest,
    readWith: area,
  });
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
 * @param read the comment in the loaded reply
 */
export function useQueuedComment({
  kind,
  read,
  ...place
}: Place & { kind: 'ownComment' | 'finalComment'; read: string }): QueuedComment {
  const { id, value, status, change } = useField(gradingSavers[kind], keyOf[kind], place);
  const limitText = useLimitText();
  const draft = useDraft(id);
  const text = value ?? read;
  return {
    text,
    status: useOwnSaveState({ id, status, isEmpty: text.trim() === '' }),
    write: (entered) => change(entered),
    limit: limitText(maxTextLength, draft),
  };
}

const keyOf = {
  ownGrade: ownGradeKey,
  ownComment: ownCommentKey,
  finalGrade: finalGradeKey,
  finalComment: finalCommentKey,
} satisfies Record<GradingQueueKeyKind, (areaId: number) => string>;

/**
 * A grade or comment of an area in the save queue, with the id of its entry. The value is undefined as soon as the page
 * has loaded a newer reply: then the page shows the value of the reply, which the same user may have changed in another
 * window.
 */
function useField<Value>(
  saver: Saver<Value>,
  toKey: (areaId: number) => string,
  { questionnaireId, areaId, readWith }: Place,
): QueuedField<Value> & { id: string } {
  const source = { saver, questionnaireId, key: toKey(areaId), stored: undefined };
  const id = entryId(source);
  const field = useQueuedField(source);
  const { forget } = useSaveQueue();
  useEffect(() => () => forget(id), [forget, id, readWith]);
  return { ...field, id };
}

/**
 * The save state of a value that only the user can change. A value that the user cleared on this page counts as saved;
 * a value that was empty from the start does not.
 */
function useOwnSaveState({
  id,
  status,
  isEmpty,
}: {
  id: string;
  status: SaveState;
  isEmpty: boolean;
}): SaveSummary {
  const [savedId, setSavedId] = useState<string>();
  // The queue forgets a saved value when a newer reply is loaded. Remember the id, so that the text "saved" remains
  // visible.
  if (status.kind === 'stored' && savedId !== id) setSavedId(id);
  if (status.kind !== 'empty' && status.kind !== 'stored') return status;
  return isEmpty && savedId !== id
    ? { kind: 'empty' }
    : { kind: 'stored', savedAt: '', savedBy: undefined };
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
