import type { DeskRow } from '@cert/shared/contract';
import { questionnaireStates, type Language, type QuestionnaireState } from '@cert/shared/domain';
import { compareNames } from '@cert/shared/i18n';

/**
 * The columns by which the desk can be sorted. `next` keeps the order of the server: rows that wait for the user come
 * first.
 */
export const sortColumns = [
  'next',
  'title',
  'year',
  'state',
  'answers',
  'due',
  'meeting',
  'changed',
] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Filter and sort order of the desk. */
export type FilterAndSort = {
  /** Part of the organisation's name; case and diacritics do not matter, and `dj` finds đ. */
  text: string;
  year: number | null;
  state: QuestionnaireState | null;
  sort: SortColumn;
  isDescending: boolean;
};

/**
 * Filters and sorts the desk. Rows that are equal, or have no date to sort by, keep the order of the server; rows
 * without a date come last in both directions.
 */
export function filterAndSortRows(
  rows: readonly DeskRow[],
  { text, year, state, sort, isDescending }: FilterAndSort,
  language: Language,
): DeskRow[] {
  const shown = rows
    .filter((row) => year === null || row.year === year)
    .filter((row) => state === null || row.state === state)
    .filter((row) => includesName(row.title, text.trim()));
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
  changed: (row) => timeOf(row.changedAt),
} satisfies Record<Exclude<SortColumn, 'next'>, (row: DeskRow) => string | number | null>;

function timeOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date);
}

/** Whether a name has this part, which may be typed without diacritics, and đ as `d` or as `dj`. */
function includesName(name: string, part: string): boolean {
  return ['d', 'dj'].some((plain) => normalize(name, plain).includes(normalize(part, plain)));
}

/** Lower case without diacritics. Unicode does not decompose đ, so it is replaced separately. */
function normalize(text: string, plain: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', plain);
}
