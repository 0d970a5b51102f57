import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sortColumns, type Arrangement, type SortColumn } from './arrangeList.ts';

/** What is shown first: the newest. A person's own choice stands in the address, so that "back" and a link keep it. */
const defaultArrangement: Arrangement = { text: '', year: null, sort: 'year', isDescending: true };

/**
 * The arrangement, which the address keeps (`?text=sava&year=2026&sort=-title`); what makes no sense there is left out.
 * It is not read back from there: the router follows in its own time, and would take away what is typed meanwhile.
 */
export function useArrangement(): {
  arrangement: Arrangement;
  arrange: (change: Partial<Arrangement>) => void;
} {
  const [params, setParams] = useSearchParams();
  const [arrangement, setArrangement] = useState(() => read(params));
  return {
    arrangement,
    arrange(change) {
      const next = { ...arrangement, ...change };
      setArrangement(next);
      setParams(written(next), { replace: true });
    },
  };
}

function read(params: URLSearchParams): Arrangement {
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

function written({ text, year, sort, isDescending }: Arrangement): Record<string, string> {
  const isDefaultSort =
    sort === defaultArrangement.sort && isDescending === defaultArrangement.isDescending;
  return {
    ...(text !== '' && { text }),
    ...(year !== null && { year: String(year) }),
    ...(!isDefaultSort && { sort: (isDescending ? '-' : '') + sort }),
  };
}

/** Which way a column is sorted when it is chosen: the other way round when it is chosen again. */
export function nextSort(
  { sort, isDescending }: Pick<Arrangement, 'sort' | 'isDescending'>,
  chosen: SortColumn,
): Pick<Arrangement, 'sort' | 'isDescending'> {
  // Of years one wants the newest.
  return { sort: chosen, isDescending: chosen === sort ? !isDescending : chosen === 'year' };
}
