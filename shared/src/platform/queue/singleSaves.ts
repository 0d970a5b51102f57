import type { GradingKeyKind } from '../../domain/index.ts';
import type { ReadName } from '../../contract/index.ts';
import type { Api } from '../api/api.ts';
import { gradeIn } from './gradeIn.ts';
import type { QueuedValue } from './queueEntry.ts';
import { textIn } from './textIn.ts';

type SingleSave = {
  /** @returns since when the value stands; null for one that was cleared */
  send(
    api: Pick<Api, 'act'>,
    change: { id: number; areaId: number; value: QueuedValue },
  ): Promise<string | null>;
  /** What shows it, and is read again once the server has dealt with it. */
  shownBy: readonly ReadName[];
};

/** How each kind of change travels that has an action of its own; every other key is an answer. */
export const singleSaves: Record<GradingKeyKind, SingleSave> = {
  ownGrade: {
    send: async (api, { value, ...on }) =>
      (await api.act('certifierAreaGradeSet', { ...on, ...gradeAndSeen(value) })).gradedAt,
    shownBy: ['areaCategory', 'areaCategoryList'],
  },
  ownComment: {
    send: async (api, { value, ...on }) =>
      (await api.act('certifierAreaCommentSet', { ...on, content: textIn(value) })).changedAt,
    shownBy: ['areaCategory'],
  },
  finalGrade: {
    send: async (api, { value, ...on }) =>
      (await api.act('certifierAreaFinalGradeSet', { ...on, ...gradeAndSeen(value) })).setAt,
    // The last final grade decides, and the info says what was reached.
    shownBy: ['areaCategory', 'areaCategoryList', 'info'],
  },
  finalComment: {
    send: async (api, { value, ...on }) =>
      (await api.act('certifierAreaFinalCommentSet', { ...on, content: textIn(value) })).changedAt,
    shownBy: ['areaCategory'],
  },
};

function gradeAndSeen(value: QueuedValue) {
  return {
    grade: gradeIn(value),
    ...(value !== false && value.seen !== undefined && { seen: value.seen }),
  };
}
