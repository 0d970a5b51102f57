import type { ReadName } from '@cert/shared/contract';
import {
  isGrade,
  parseGradingQueueKey,
  type Grade,
  type GradingQueueKey,
  type GradingQueueKeyKind,
} from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { textValue, type Api, type Saver } from '@cert/shared/platform';

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
    shownBy: ['areaCategory', 'areaCategoryList'],
  }),
  ownComment: commentSaver({
    prefix: 'certifier_comment_',
    save: async (api, on) => (await api.act('certifierAreaCommentSet', on)).changedAt,
    shownBy: ['areaCategory'],
  }),
  finalGrade: gradeSaver({
    prefix: 'final_grade_',
    save: async (api, on) => (await api.act('certifierAreaFinalGradeSet', on)).setAt,
    // Setting the last missing final grade decides the certificate, and the reply of `info` contains the result.
    shownBy: ['areaCategory', 'areaCategoryList', 'info', 'reconciliation'],
  }),
  finalComment: commentSaver({
    prefix: 'final_comment_',
    save: async (api, on) => (await api.act('certifierAreaFinalCommentSet', on)).changedAt,
    shownBy: ['areaCategory', 'reconciliation'],
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
    describe: ({ grade }, { language }) => [formatGrade(grade, language as 'en')],
    shownBy,
  };
}

function commentSaver({ prefix, save, shownBy }: OwnValue<{ content: string }>): Saver<string> {
  return {
    ...textValue,
    prefixes: [prefix],
    send: async (api, { questionnaireId, key, value }) =>
      savedAt(await save(api, { id: questionnaireId, areaId: areaIdIn(key), content: value })),
    shownBy,
  };
}

/**
 * Reads a grade from the save queue. Before contract 2 a grade was queued in the form of an answer (`{ value, seen }`),
 * and a cleared grade as `false`.
 */
function readChosenGrade(stored: unknown): ChosenGrade {
  if (typeof stored !== 'object' || stored === null) return { grade: null };
  if ('grade' in stored) return stored as ChosenGrade;
  const { value, seen } = stored as { value?: unknown; seen?: string };
  return { grade: isGrade(value) ? value : null, ...(seen !== undefined && { seen }) };
}

function areaIdIn(key: GradingQueueKey): number {
  const id = parseGradingQueueKey(key)?.id;
  if (id === undefined) throw new Error(`${key} names no area`);
  return id;
}

function savedAt(at: string | null) {
  return { saved: { revision: 0, savedAt: at ?? new Date().toISOString() } };
}
