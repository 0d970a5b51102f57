import {
  questionnaireStates,
  type DeskSort,
  type Language,
  type QuestionnaireState,
} from '@cert/shared/domain';
import type { QuestionnaireDates } from '@cert/shared/contract';
import { compareNames } from '@cert/shared/i18n';

/** The values by which the desk is filtered and sorted. */
export type DeskSortFields = {
  title: string;
  year: number;
  state: QuestionnaireState;
  /** Whether the questionnaire waits for the user. */
  isMine: boolean;
  completeness: number;
  dates: Pick<QuestionnaireDates, 'answersDue' | 'meetingAt'>;
  changedAt: Date | null;
};

/** Filter and sort order. If `year` or `state` is undefined, all years or all states are listed. */
export type DeskFilterAndSort = {
  /** Part of the organisation's name; case and diacritics do not matter, and `dj` finds đ. */
  text: string;
  year: number | undefined;
  state: QuestionnaireState | undefined;
  sort: DeskSort;
  isDescending: boolean;
  language: Language;
};

/**
 * Filters and sorts the desk. In the default order (`next`), questionnaires that wait for the user come first, then the
 * newest year, then names in the order of the alphabet. In every other order, questionnaires with equal values keep the
 * default order, and questionnaires without a date come last in both directions. See docs/product/overview.md#desk.
 */
export function filterAndSortDesk<Row extends DeskSortFields>(
  rows: readonly Row[],
  { text, year, state, sort, isDescending, language }: DeskFilterAndSort,
): Row[] {
  const part = text.trim();
  const shown = rows
    .filter((row) => year === undefined || row.year === year)
    .filter((row) => state === undefined || row.state === state)
    .filter(({ title }) => includesName(title, part))
    .sort(
      (one, other) =>
        Number(other.isMine) - Number(one.isMine) ||
        other.year - one.year ||
        compareNames(one.title, other.title, language),
    );
  if (sort === 'next') return shown;
  const sign = isDescending ? -1 : 1;
  return shown.sort((a, b) => {
    const [one, other] = [sortValues[sort](a), sortValues[sort](b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    if (typeof one === 'string') return sign * compareNames(one, String(other), language);
    return sign * (one - Number(other));
  });
}

const sortValues = {
  title: (row) => row.title,
  year: (row) => row.year,
  state: (row) => questionnaireStates.indexOf(row.state),
  answers: (row) => row.completeness,
  due: ({ dates }) => timeOf(dates.answersDue),
  meeting: ({ dates }) => timeOf(dates.meetingAt),
  changed: ({ changedAt }) => changedAt?.getTime() ?? null,
} satisfies Record<Exclude<DeskSort, 'next'>, (row: DeskSortFields) => string | number | null>;

function timeOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date);
}

/** Whether a name contains this text, which may be typed without diacritics, and with `d` or `dj` for đ. */
function includesName(name: string, part: string): boolean {
  return ['d', 'dj'].some((plain) => normalize(name, plain).includes(normalize(part, plain)));
}

/** Converts a text to lower case without diacritics. Unicode does not decompose đ, so it is replaced by `plain`. */
function normalize(text: string, plain: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', plain);
}
