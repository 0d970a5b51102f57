import { useSyncExternalStore } from 'react';
import { useSaveQueue } from './useSaveQueue.ts';

/** How many changes of a questionnaire are not on the server yet, those that wait for the person's choice included. */
export function useUnsaved(questionnaireId: number): number {
  const queue = useSaveQueue();
  return useSyncExternalStore(
    queue.subscribe,
    () =>
      [...queue.get().entries.values()].filter((entry) => entry.questionnaireId === questionnaireId)
        .length,
  );
}
