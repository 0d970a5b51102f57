import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area, BoardArea } from '@cert/shared/contract';
import {
  finalCommentKey,
  finalGradeKey,
  maxTextLength,
  ownCommentKey,
  ownGradeKey,
  type Grade,
  type GradingQueueKeyKind,
} from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import {
  entryId,
  useDraft,
  useField,
  useLanguage,
  useLimitText,
  useSaveQueue,
  type FillerPropsBySlot,
  type QueuedField,
  type Saver,
  type SaveState,
  type SaveSummary,
} from '@cert/shared/platform';
import type { TextLimit } from '@cert/shared/ui';
import { gradingSavers, type ChosenGrade } from './gradingSavers.ts';

/** The area of a grade or comment. */
type Place = {
  questionnaireId: number;
  area: Area | BoardArea;
  /** The address at which the page shows the value, without the language. */
  address: string;
};

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
 */
export function useQueuedGrade({
  kind,
  read,
  ...place
}: Place & { kind: 'ownGrade' | 'finalGrade'; read: Grade | null }): QueuedGrade {
  const language = useLanguage();
  const { id, value, status, change } = useOwnValue<ChosenGrade>({
    ...place,
    kind,
    saver: gradingSavers[kind],
    readWith: place.area,
    toLines: ({ grade }) => [formatGrade(grade, language)],
  });
  // After a refusal this field shows the stored grade, and a notice shows the refused grade.
  const isNewerThanRead = value !== undefined && status.kind !== 'refused';
  const grade = isNewerThanRead ? value.grade : read;
  return {
    grade,
    isNewerThanRead,
    status: useOwnSaveState({ id, status, isEmpty: grade === null }),
    // The digest says on which answers the grade is based.
    choose: (chosen) =>
      change(
        chosen === null ? { grade: null } : { grade: chosen, seen: place.area.answersDigest },
        0,
      ),
  };
}

/** The certifier's own grade of an area. */
export function useOwnGrade(panel: FillerPropsBySlot['area.grading']): QueuedGrade {
  const read = panel.area.certifierGrade ?? null;
  return useQueuedGrade({ ...toPlaceOfArea(panel), kind: 'ownGrade', read });
}

/** The place of the values that an area's grading panel shows. */
export function toPlaceOfArea({
  questionnaireId,
  category,
  area,
}: FillerPropsBySlot['area.grading']): Place {
  const address = `/${questionnaireId}/category/${category.slug}/${area.position}`;
  return { questionnaireId, area, address };
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
 * @param readWith the loaded reply, or a part of it
 */
export function useQueuedComment({
  kind,
  read,
  ...place
}: Place & {
  kind: 'ownComment' | 'finalComment';
  read: string;
  readWith: object;
}): QueuedComment {
  const { id, value, status, change } = useOwnValue<string>({
    ...place,
    kind,
    saver: gradingSavers[kind],
    toLines: (text) => (text === '' ? [] : [text]),
  });
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

const titles = {
  ownGrade: 'own.title',
  ownComment: 'area.ownComment.title',
  finalGrade: 'area.final.title',
  finalComment: 'area.finalComment.title',
} as const satisfies Record<GradingQueueKeyKind, string>;

type OwnValueOptions<Value> = Place & {
  kind: GradingQueueKeyKind;
  saver: Saver<Value>;
  /**
   * The loaded reply that contains the value, or a part of it. Only its identity counts: once it is another object, a
   * newer reply was loaded, and the queue forgets the value that it has saved.
   */
  readWith: object;
  /** The value in lines of text, for notices about a change. */
  toLines: (value: Value) => string[];
};

/**
 * A grade or comment of an area in the save queue, with the id of its entry. The value is undefined as soon as the page
 * has loaded a newer reply: then the page shows the value of the reply, which the same user may have changed in another
 * window.
 */
function useOwnValue<Value>({
  kind,
  saver,
  questionnaireId,
  area,
  address,
  readWith,
  toLines,
}: OwnValueOptions<Value>): QueuedField<Value> & { id: string } {
  const { t } = useTranslation('grading');
  const source = {
    saver,
    questionnaireId,
    key: keyOf[kind](area.id),
    stored: undefined,
    describe: (value: Value) => ({
      title: `${area.title} · ${t(titles[kind])}`,
      address,
      lines: toLines(value),
    }),
  };
  const id = entryId(source);
  const field = useField(source);
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
