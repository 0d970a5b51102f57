import { useEffect, useState } from 'react';
import type { DeskPageReply, Input } from '@cert/shared/contract';
import { usePlatform, useRead, useStore, type ReadState } from '@cert/shared/platform';
import type { FilterAndSort } from './useFilterAndSort.ts';

/** Milliseconds between the last typed letter and the search. */
const searchDelayMs = 200;

/**
 * Reads one page of the desk, and keeps it current while the browser tab is visible. The previous page stays until the
 * next one has arrived, so that the table does not disappear with each letter of a search.
 */
export function useDeskRead(filterAndSort: FilterAndSort): ReadState<DeskPageReply> {
  const text = useSettledText(filterAndSort.text);
  const read = useRead('deskPage', inputOf({ ...filterAndSort, text }), { isLive: true });
  const accountId = useStore(usePlatform().session)?.accountId;
  const [shown, setShown] = useState({ accountId, data: read.data });
  if (read.data !== undefined && read.data !== shown.data) setShown({ accountId, data: read.data });
  const isReplaced = read.failure === undefined && shown.accountId === accountId;
  return { ...read, data: read.data ?? (isReplaced ? shown.data : undefined) };
}

/** Omits fields with the default value, so that all places that read the unfiltered desk share one cached read. */
function inputOf({
  text,
  year,
  state,
  sort,
  isDescending,
  page,
}: FilterAndSort): Omit<Input<'deskPage'>, 'language'> {
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(year !== null && { year }),
    ...(state !== null && { state }),
    ...(sort !== 'next' && { sort, order: isDescending ? 'descending' : 'ascending' }),
    ...(page !== 1 && { page }),
  };
}

/** Returns the text as it was at the last pause in typing. An emptied text is returned at once. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? text : settled;
}
