import { createContext, useContext } from 'react';
import type { SaveQueue } from './saveQueue.ts';

export const SaveQueueContext = createContext<SaveQueue | null>(null);

/** The signed-in account's queue. Only pages behind the sign-in use it. */
export function useSaveQueue(): SaveQueue {
  const opened = useContext(SaveQueueContext);
  if (!opened) throw new Error('nobody is signed in, so nothing can be saved');
  return opened;
}
