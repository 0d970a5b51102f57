import { useSyncExternalStore } from 'react';
import type { StoredResponse } from '../../contract/index.ts';
import { usePlatform } from '../platform.ts';
import { entryId, type EntryStatus, type QueueEntry, type QueuedValue } from './queueEntry.ts';
import type { SaveQueue } from './saveQueue.ts';
import type { Acknowledged } from './settle.ts';

/** One form key as its field shows it: the unsent value first, else the newest stored one. */
export type Answer = {
  value: QueuedValue | StoredResponse | undefined;
  /** `stored` with the instant, when nothing is on its way. */
  status: EntryStatus | { kind: 'stored'; savedAt: string } | { kind: 'empty' };
  change: (value: QueuedValue) => void;
  choose: (whose: 'mine' | 'theirs') => void;
};

/** The signed-in account's queue. Only pages behind the sign-in use it. */
export function useSaveQueue(): SaveQueue {
  const { queue } = usePlatform();
  const opened = useSyncExternalStore(queue.subscribe, queue.get);
  if (!opened) throw new Error('nobody is signed in, so nothing can be saved');
  return opened;
}

/**
 * The answer under one form key. A field that uses it is drawn again only when its own key changes.
 * @param stored what the page has read from the server
 */
export function useAnswer(
  questionnaireId: number,
  key: string,
  stored: StoredResponse | undefined,
): Answer {
  const queue = useSaveQueue();
  const id = entryId({ questionnaireId, key });
  const entry = useSyncExternalStore(queue.subscribe, () => queue.get().entries.get(id));
  const acknowledged = useSyncExternalStore(queue.subscribe, () =>
    queue.get().acknowledged.get(id),
  );
  const newest = newestOf(stored, acknowledged);
  return {
    value: entry ? entry.value : newest?.value,
    status: statusOf(entry, newest),
    change: (value) =>
      queue.put({ questionnaireId, key, value, baseRevision: newest?.revision ?? 0 }),
    choose: (whose) => queue.choose(id, whose),
  };
}

function newestOf(stored: StoredResponse | undefined, acknowledged: Acknowledged | undefined) {
  if (!stored || (acknowledged && acknowledged.revision >= stored.revision)) return acknowledged;
  return { value: stored, revision: stored.revision, savedAt: stored.savedAt };
}

function statusOf(
  entry: QueueEntry | undefined,
  newest: Acknowledged | undefined,
): Answer['status'] {
  if (entry) return entry.status;
  return newest ? { kind: 'stored', savedAt: newest.savedAt } : { kind: 'empty' };
}
