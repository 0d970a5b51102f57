import type { QuestionnaireListItem } from '@cert/shared/contract';
import { languageTags, questionnaireStates, type Language } from '@cert/shared/domain';

export const sortColumns = ['title', 'year', 'state'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** Filter and sort order of the list. */
export type FilterAndSort = {
  /** Part of the organisation's name; case and diacritics are ignored. */
  text: string;
  year: number | null;
  sort: SortColumn;
  isDescending: boolean;
};

/** Filters and sorts the list. Equal rows are sorted by year, newest first, and then by name. */
export function filterAndSortList(
  list: readonly QuestionnaireListItem[],
  { text, year, sort, isDescending }: FilterAndSort,
  language: Language,
): QuestionnaireListItem[] {
  const byName = new Intl.Collator(languageTags[language]);
  const order = {
    title: (a, b) => byName.compare(a.title, b.title),
    year: (a, b) => a.year - b.year,
    state: (a, b) => questionnaireStates.indexOf(a.state) - questionnaireStates.indexOf(b.state),
  } satisfies Record<SortColumn, (a: QuestionnaireListItem, b: QuestionnaireListItem) => number>;
  const sign = isDescending ? -1 : 1;
  return list
    .filter((one) => year === null || one.year === year)
    .filter((one) => normalize(one.title).includes(normalize(text.trim())))
    .sort((a, b) => sign * order[sort](a, b) || b.year - a.year || order.title(a, b));
}

/** Lower case without diacritics. Unicode does not decompose đ, so it is replaced separately. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}
