import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  deskSorts,
  maxDeskPage,
  maxDeskSearchLength,
  questionnaireStates,
  type DeskSort,
  type QuestionnaireState,
} from '@cert/shared/domain';

/** Filter, sort order and page of the desk. */
export type FilterAndSort = {
  /** Part of the organisation's name. */
  text: string;
  year: number | null;
  state: QuestionnaireState | null;
  sort: DeskSort;
  isDescending: boolean;
  /** The number of the page of rows, from 1. */
  page: number;
};

/**
 * No filter, sorted as the server sorts by default. Any other choice is in the address: "back" and links restore it.
 */
export const defaultFilterAndSort: FilterAndSort = {
  text: '',
  year: null,
  state: null,
  sort: 'next',
  isDescending: false,
  page: 1,
};

/** Marks entries of the browser's history that this hook has written. */
const ownEntry = 'filter-and-sort';

/**
 * Filter, sort order and page, as in the address (`?text=sava&year=2026&state=open&sort=-title&page=2`). Invalid values
 * in the address are ignored. A link or "back" changes the values.
 *
 * A change by the user applies at once and leads to the first page. It is also written to the address, which the router
 * updates later. Until the newest change has arrived in the address, older changes that arrive there are ignored,
 * because they would overwrite what the user has typed since.
 */
export function useFilterAndSort(): {
  filterAndSort: FilterAndSort;
  changeFilterAndSort: (change: Partial<FilterAndSort>) => void;
  /** The address of another page of the same rows. */
  pageAddress: (page: number) => string;
} {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [seenKey, setSeenKey] = useState(key);
  const [filterAndSort, setFilterAndSort] = useState(() => parseParams(params));
  /** The parameters of the newest change, until they are in the address. */
  const [awaited, setAwaited] = useState<string>();
  if (key !== seenKey) {
    setSeenKey(key);
    const isOlder = state === ownEntry && awaited !== undefined && awaited !== params.toString();
    if (!isOlder) {
      setAwaited(undefined);
      setFilterAndSort(parseParams(params));
    }
  }
  return {
    filterAndSort,
    changeFilterAndSort(change) {
      const next = { ...filterAndSort, page: 1, ...change };
      const written = writeParams(params, next);
      setFilterAndSort(next);
      setAwaited(written.toString());
      setParams(written, { replace: true, state: ownEntry });
    },
    pageAddress: (page) => `?${writeParams(params, { ...filterAndSort, page })}`,
  };
}

function parseParams(params: URLSearchParams): FilterAndSort {
  const year = Number(params.get('year'));
  const page = Number(params.get('page'));
  const [, minus, column] = /^(-?)(\w+)$/.exec(params.get('sort') ?? '') ?? [];
  const sort = deskSorts.find((known) => known === column);
  return {
    text: (params.get('text') ?? defaultFilterAndSort.text).slice(0, maxDeskSearchLength),
    year: isNumberUpTo(lastYear, year) ? year : defaultFilterAndSort.year,
    state: questionnaireStates.find((state) => state === params.get('state')) ?? null,
    sort: sort ?? defaultFilterAndSort.sort,
    isDescending: sort ? minus === '-' : defaultFilterAndSort.isDescending,
    page: isNumberUpTo(maxDeskPage, page) ? page : defaultFilterAndSort.page,
  };
}

/** The latest year that the address can ask for. */
const lastYear = 9999;

function isNumberUpTo(max: number, number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= max;
}

/**
 * Writes the parameters always in the same order, so that the same filter and sort order always have the same address.
 * Leaves other parameters as they are.
 */
function writeParams(
  current: URLSearchParams,
  { text, year, state, sort, isDescending, page }: FilterAndSort,
): URLSearchParams {
  const written = new URLSearchParams(current);
  const values = {
    text: text || null,
    year,
    state,
    sort: sort === defaultFilterAndSort.sort ? null : (isDescending ? '-' : '') + sort,
    page: page === defaultFilterAndSort.page ? null : page,
  };
  for (const [name, value] of Object.entries(values)) {
    written.delete(name);
    if (value !== null) written.append(name, String(value));
  }
  return written;
}

/** Columns that are sorted in descending order first: the newest and the most complete first. */
const descendingFirst: readonly DeskSort[] = ['year', 'answers', 'changed'];

/** The sort order after a click on a column. A second click reverses the direction. */
export function toggleSort(
  { sort, isDescending }: Pick<FilterAndSort, 'sort' | 'isDescending'>,
  chosen: DeskSort,
): Pick<FilterAndSort, 'sort' | 'isDescending'> {
  if (chosen === 'next') return { sort: chosen, isDescending: false };
  const isFirstDescending = descendingFirst.includes(chosen);
  return { sort: chosen, isDescending: chosen === sort ? !isDescending : isFirstDescending };
}
