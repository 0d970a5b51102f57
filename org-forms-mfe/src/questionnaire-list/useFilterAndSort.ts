import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortColumns, type FilterAndSort, type SortColumn } from './filterAndSortList.ts';

/** No filter, newest first. Any other choice is written to the address, so that "back" and links restore it. */
const defaultArrangement: FilterAndSort = {
  text: '',
  year: null,
  sort: 'year',
  isDescending: true,
};

/**
 * Filter and sort order, initially from the address (`?text=sava&year=2026&sort=-title`); invalid values are ignored.
 * Changes are written to the address but not read back: the router updates later and would overwrite newer typing.
 */
export function useFilterAndSort(): {
  arrangement: FilterAndSort;
  arrange: (change: Partial<FilterAndSort>) => void;
} {
  const [params, setParams] = useSearchParams();
  const [arrangement, setArrangement] = useState(() => parseParams(params));
  return {
    arrangement,
    arrange(change) {
      const next = { ...arrangement, ...change };
      setArrangement(next);
      setParams(toParams(next), { replace: true });
    },
  };
}

function parseParams(params: URLSearchParams): FilterAndSort {
  const year = Number(params.get('year'));
  const [, minus, column] = /^(-?)(\w+)$/.exec(params.get('sort') ?? '') ?? [];
  const sort = sortColumns.find((known) => known === column);
  return {
    text: params.get('text') ?? defaultArrangement.text,
    year: Number.isInteger(year) && year > 0 ? year : defaultArrangement.year,
    sort: sort ?? defaultArrangement.sort,
    isDescending: sort ? minus === '-' : defaultArrangement.isDescending,
  };
}

function toParams({ text, year, sort, isDescending }: FilterAndSort): Record<string, string> {
  const isDefaultSort =
    sort === defaultArrangement.sort && isDescending === defaultArrangement.isDescending;
  return {
    ...(text !== '' && { text }),
    ...(year !== null && { year: String(year) }),
    ...(!isDefaultSort && { sort: (isDescending ? '-' : '') + sort }),
  };
}

/** The sort order after a click on a column. A second click reverses the direction. */
export function nextSort(
  { sort, isDescending }: Pick<FilterAndSort, 'sort' | 'isDescending'>,
  chosen: SortColumn,
): Pick<FilterAndSort, 'sort' | 'isDescending'> {
  // The first click on the column of years sorts the newest first.
  return { sort: chosen, isDescending: chosen === sort ? !isDescending : chosen === 'year' };
}
