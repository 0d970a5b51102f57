import { useSyncExternalStore } from 'react';
import type { StoredResponse } from '../../contract/index.ts';
import { usePlatform } from '../platform.ts';
import { knownAnswer, type KnownAnswer } from './knownAnswer.ts';
import { entryId, type QueuedValue } from './queueEntry.ts';
import type { SaveQueue } from './saveQueue.ts';

/** One form key as its field shows and changes it. */
export type Answer = Omit<KnownAnswer, 'baseRevision'> & {
  /** @param delayMs instead of the pause that the queue waits for more */
  change: (value: QueuedValue, delayMs?: number) => void;
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
  const { baseRevision, ...known } = knownAnswer({ stored, entry, acknowledged });
  return {
    ...known,
    change: (value, delayMs) => queue.put({ questionnaireId, key, value, baseRevision, delayMs }),
    choose: (whose) => queue.choose(id, whose),
  };
}
