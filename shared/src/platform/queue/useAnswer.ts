import { useCallback, useSyncExternalStore } from 'react';
import { knownAnswer, type KnownAnswer } from './knownAnswer.ts';
import { entryId, type QueuedValue, type StoredValue } from './queueEntry.ts';
import { useSaveQueue } from './useSaveQueue.ts';

/** The value of one form key, with the function to change it. */
export type Answer = Omit<KnownAnswer, 'baseRevision'> & {
  /** @param delayMs replaces the debounce of the queue */
  change: (value: QueuedValue, delayMs?: number) => void;
  choose: (whose: 'mine' | 'theirs') => void;
};

/**
 * The answer under one form key. A field that uses it renders again only when its own key changes.
 * @param stored what the page has read from the server
 */
export function useAnswer(
  questionnaireId: number,
  key: string,
  stored: StoredValue | undefined,
): Answer {
  const queue = useSaveQueue();
  const id = entryId({ questionnaireId, key });
  const follow = useCallback(
    (listener: () => void) => queue.follow((changed) => changed === id && listener()),
    [queue, id],
  );
  const entry = useSyncExternalStore(follow, () => queue.get().entries.get(id));
  const acknowledged = useSyncExternalStore(follow, () => queue.get().acknowledged.get(id));
  const { baseRevision, ...known } = knownAnswer({ stored, entry, acknowledged });
  return {
    ...known,
    change: (value, delayMs) => queue.put({ questionnaireId, key, value, baseRevision, delayMs }),
    choose: (whose) => queue.choose(id, whose),
  };
}
