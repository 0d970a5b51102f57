import { useCallback, useSyncExternalStore } from 'react';
import { mergeFormKeyState, type FormKeyState } from './mergeFormKeyState.ts';
import { entryId, type QueuedValue, type StoredValue } from './queueEntry.ts';
import { useSaveQueue } from './useSaveQueue.ts';

/** The value of one form key, with the function to change it. */
export type QueuedField = Omit<FormKeyState, 'baseRevision'> & {
  /** @param delayMs replaces the debounce of the queue */
  change: (value: QueuedValue, delayMs?: number) => void;
  choose: (whose: 'mine' | 'theirs') => void;
};

/**
 * The answer under one form key. A field that uses it renders again only when its own key changes.
 * @param stored what the page has read from the server
 */
export function useQueuedField(
  questionnaireId: number,
  key: string,
  stored: StoredValue | undefined,
): QueuedField {
  const queue = useSaveQueue();
  const id = entryId({ questionnaireId, key });
  const follow = useCallback(
    (listener: () => void) => queue.follow((changed) => changed === id && listener()),
    [queue, id],
  );
  const entry = useSyncExternalStore(follow, () => queue.get().entries.get(id));
  const acknowledged = useSyncExternalStore(follow, () => queue.get().acknowledged.get(id));
  const { baseRevision, ...known } = mergeFormKeyState({ stored, entry, acknowledged });
  return {
    ...known,
    change: (value, delayMs) => queue.put({ questionnaireId, key, value, baseRevision, delayMs }),
    choose: (whose) => queue.choose(id, whose),
  };
}
