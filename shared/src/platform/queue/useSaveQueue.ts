import { createContext, useContext } from 'react';
import type { SaveQueue } from './saveQueue.ts';

export const SaveQueueContext = createContext<SaveQueue | null>(null);

/** The save queue of the signed-in account. Only for pages that require a session. */
export function useSaveQueue(): SaveQueue {
  const opened = useContext(SaveQueueContext);
  if (!opened) throw new Error('nobody is signed in, so nothing can be saved');
  return opened;
}
