import { useCallback, useSyncExternalStore } from 'react';
import { knownAnswer, type KnownAnswer } from './knownAnswer.ts';
import { entryId, type QueuedValue, type StoredValue } from './queueEntry.ts';
import { useSaveQueue } from './useSaveQueue.ts';

/** One form key as its field shows and changes it. */
export type Answer = Omit<KnownAnswer, 'baseRevision'> & {
  /** @param delayMs instead of the pause that the queue waits for more */
  change: (value: QueuedValue, delayMs?: number) => void;
  choose: (whose: 'mine' | 'theirs') => void;
};

/**
 * The answer under one form key. A field that uses it is drawn again only when its own key changes.
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
