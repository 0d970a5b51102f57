import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { questionnaireStates } from '@cert/shared/domain';
import { sortColumns, type FilterAndSort, type SortColumn } from './filterAndSortRows.ts';

/** No filter, in the order of the server. Any other choice is in the address, so that "back" and links restore it. */
export const defaultFilterAndSort: FilterAndSort = {
  text: '',
  year: null,
  state: null,
  sort: 'next',
  isDescending: false,
};

/** Marks entries of the browser's history that this hook has written. */
const ownEntry = 'filter-and-sort';

/**
 * Filter and sort order as in the address (`?text=sava&year=2026&state=open&sort=-title`); invalid values are ignored.
 * Changes apply at once and are written to the address, which the router updates later: what arrives before the newest
 * change would overwrite newer typing and is ignored. Links and "back" are followed.
 */
export function useFilterAndSort(): {
  filterAndSort: FilterAndSort;
  changeFilterAndSort: (change: Partial<FilterAndSort>) => void;
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
      const next = { ...filterAndSort, ...change };
      const written = writeParams(params, next);
      setFilterAndSort(next);
      setAwaited(written.toString());
      setParams(written, { replace: true, state: ownEntry });
    },
  };
}

function parseParams(params: URLSearchParams): FilterAndSort {
  const year = Number(params.get('year'));
  const [, minus, column] = /^(-?)(\w+)$/.exec(params.get('sort') ?? '') ?? [];
  const sort = sortColumns.find((known) => known === column);
  return {
    text: params.get('text') ?? defaultFilterAndSort.text,
    year: Number.isInteger(year) && year > 0 ? year : defaultFilterAndSort.year,
    state: questionnaireStates.find((state) => state === params.get('state')) ?? null,
    sort: sort ?? defaultFilterAndSort.sort,
    isDescending: sort ? minus === '-' : defaultFilterAndSort.isDescending,
  };
}

/** Always in the same order, so that one filter and sort order has one address. Leaves other parameters as they are. */
function writeParams(
  current: URLSearchParams,
  { text, year, state, sort, isDescending }: FilterAndSort,
): URLSearchParams {
  const written = new URLSearchParams(current);
  const values = {
    text: text || null,
    year,
    state,
    sort: sort === defaultFilterAndSort.sort ? null : (isDescending ? '-' : '') + sort,
  };
  for (const [name, value] of Object.entries(values)) {
    written.delete(name);
    if (value !== null) written.append(name, String(value));
  }
  return written;
}

/** Columns that are sorted in descending order first: the newest and the most complete first. */
const descendingFirst: readonly SortColumn[] = ['year', 'answers', 'changed'];

/** The sort order after a click on a column. A second click reverses the direction. */
export function toggleSort(
  { sort, isDescending }: Pick<FilterAndSort, 'sort' | 'isDescending'>,
  chosen: SortColumn,
): Pick<FilterAndSort, 'sort' | 'isDescending'> {
  if (chosen === 'next') return { sort: chosen, isDescending: false };
  const isFirstDescending = descendingFirst.includes(chosen);
  return { sort: chosen, isDescending: chosen === sort ? !isDescending : isFirstDescending };
}
