import { useSyncExternalStore } from 'react';
import { useSaveQueue } from './useSaveQueue.ts';

/** The number of a questionnaire's changes that are not on the server yet, conflicts included. */
export function useUnsavedCount(questionnaireId: number): number {
  const queue = useSaveQueue();
  return useSyncExternalStore(
    queue.subscribe,
    () =>
      [...queue.get().entries.values()].filter((entry) => entry.questionnaireId === questionnaireId)
        .length,
  );
}
