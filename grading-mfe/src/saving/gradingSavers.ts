import type { ReadName } from '@cert/shared/contract';
import {
  parseGradingQueueKey,
  type Grade,
  type GradingQueueKey,
  type GradingQueueKeyKind,
} from '@cert/shared/domain';
import { listStaleReads, textSaverFunctions, type Api, type Saver } from '@cert/shared/platform';

/** A grade as the user has chosen it. */
export type ChosenGrade = {
  /** Null clears the grade. */
  readonly grade: Grade | null;
  /**
   * The area's `answersDigest` when the user chose the grade, even if the grade is sent much later; undefined when the
   * digest was not known.
   */
  readonly seen?: string | undefined;
};

/**
 * The savers of an area's grades and comments. Each value is saved by its own action. The values have no revisions and
 * no conflicts, because only one person can change each of them.
 */
export const gradingSavers = {
  ownGrade: gradeSaver({
    prefix: 'certifier_grade_',
    save: async (api, on) => (await api.act('certifierAreaGradeSet', on)).gradedAt,
    shownBy: listStaleReads('certifierAreaGradeSet'),
  }),
  ownComment: commentSaver({
    prefix: 'certifier_comment_',
    save: async (api, on) => (await api.act('certifierAreaCommentSet', on)).changedAt,
    shownBy: listStaleReads('certifierAreaCommentSet'),
  }),
  finalGrade: gradeSaver({
    prefix: 'final_grade_',
    save: async (api, on) => (await api.act('certifierAreaFinalGradeSet', on)).setAt,
    shownBy: listStaleReads('certifierAreaFinalGradeSet'),
  }),
  finalComment: commentSaver({
    prefix: 'final_comment_',
    save: async (api, on) => (await api.act('certifierAreaFinalCommentSet', on)).changedAt,
    shownBy: listStaleReads('certifierAreaFinalCommentSet'),
  }),
} satisfies Record<GradingQueueKeyKind, unknown>;

type OwnValue<Sent> = {
  prefix: string;
  /** @returns the time of the save; null for a cleared value */
  save: (
    api: Pick<Api, 'act'>,
    on: { id: number; areaId: number } & Sent,
  ) => Promise<string | null>;
  shownBy: readonly ReadName[];
};

function gradeSaver({ prefix, save, shownBy }: OwnValue<ChosenGrade>): Saver<ChosenGrade> {
  return {
    prefixes: [prefix],
    read: readChosenGrade,
    isSame: (a, b) => a.grade === b.grade,
    async send(api, { questionnaireId, key, value: { grade, seen } }) {
      const on = { id: questionnaireId, areaId: areaIdIn(key) };
      return savedAt(await save(api, { ...on, grade, ...(seen !== undefined && { seen }) }));
    },
    shownBy,
  };
}

function commentSaver({ prefix, save, shownBy }: OwnValue<{ content: string }>): Saver<string> {
  return {
    ...textSaverFunctions,
    prefixes: [prefix],
    send: async (api, { questionnaireId, key, value }) =>
      savedAt(await save(api, { id: questionnaireId, areaId: areaIdIn(key), content: value })),
    shownBy,
  };
}

/** Reads a grade from the save queue. Anything else counts as cleared. */
function readChosenGrade(stored: unknown): ChosenGrade {
  const isChosen = typeof stored === 'object' && stored !== null && 'grade' in stored;
  return isChosen ? (stored as ChosenGrade) : { grade: null };
}

function areaIdIn(key: GradingQueueKey): number {
  const id = parseGradingQueueKey(key)?.id;
  if (id === undefined) throw new Error(`${key} names no area`);
  return id;
}

function savedAt(at: string | null) {
  return { saved: { revision: 0, savedAt: at ?? new Date().toISOString() } };
}
