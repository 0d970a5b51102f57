import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionnaireStates } from '@cert/shared/domain';
import { sortColumns, type Arrangement, type SortColumn } from './arrangeRows.ts';

/** No filter, in the order of the server. Any other choice is in the address, so that "back" and links restore it. */
export const defaultArrangement: Arrangement = {
  text: '',
  year: null,
  state: null,
  sort: 'next',
  isDescending: false,
};

/**
 * Filter and sort order, initially from the address (`?text=sava&year=2026&state=open&sort=-title`); invalid values are
 * ignored. Changes are written to the address but not read back: the router updates later and would overwrite newer
 * typing.
 */
export function useArrangement(): {
  arrangement: Arrangement;
  arrange: (change: Partial<Arrangement>) => void;
} {
  const [params, setParams] = useSearchParams();
  const [arrangement, setArrangement] = useState(() => parseParams(params));
  return {
    arrangement,
    arrange(change) {
      const next = { ...arrangement, ...change };
      setArrangement(next);
      setParams((current) => writeParams(current, next), { replace: true });
    },
  };
}

function parseParams(params: URLSearchParams): Arrangement {
  const year = Number(params.get('year'));
  const [, minus, column] = /^(-?)(\w+)$/.exec(params.get('sort') ?? '') ?? [];
  const sort = sortColumns.find((known) => known === column);
  return {
    text: params.get('text') ?? defaultArrangement.text,
    year: Number.isInteger(year) && year > 0 ? year : defaultArrangement.year,
    state: questionnaireStates.find((state) => state === params.get('state')) ?? null,
    sort: sort ?? defaultArrangement.sort,
    isDescending: sort ? minus === '-' : defaultArrangement.isDescending,
  };
}

/** Leaves other parameters of the address as they are. */
function writeParams(
  current: URLSearchParams,
  { text, year, state, sort, isDescending }: Arrangement,
): URLSearchParams {
  const written = new URLSearchParams(current);
  const values = {
    text: text || null,
    year,
    state,
    sort: sort === defaultArrangement.sort ? null : (isDescending ? '-' : '') + sort,
  };
  for (const [name, value] of Object.entries(values))
    if (value === null) written.delete(name);
    else written.set(name, String(value));
  return written;
}

/** Columns that are sorted in descending order first: the newest and the most complete first. */
const descendingFirst: readonly SortColumn[] = ['year', 'answers', 'changed'];

/** The sort order after a click on a column. A second click reverses the direction. */
export function nextSort(
  { sort, isDescending }: Pick<Arrangement, 'sort' | 'isDescending'>,
  chosen: SortColumn,
): Pick<Arrangement, 'sort' | 'isDescending'> {
  if (chosen === 'next') return { sort: chosen, isDescending: false };
  const isFirstDescending = descendingFirst.includes(chosen);
  return { sort: chosen, isDescending: chosen === sort ? !isDescending : isFirstDescending };
}
