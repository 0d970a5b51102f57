import { useEffect, useState } from 'react';
import type { DeskPageReply, Input } from '@cert/shared/contract';
import { usePlatform, useRead, useStore, type ReadState } from '@cert/shared/platform';
import type { FilterAndSort } from './useFilterAndSort.ts';

/** How long a search waits for the next letter. */
const searchDelayMs = 200;

/**
 * Reads one page of the desk, and keeps it current while it is visible. The page that was shown before stays until the
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

/** The fields that differ from the default, so that all places that read the whole desk share one read. */
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

/** Returns the text after a pause in typing; an emptied text at once. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? text : settled;
}
