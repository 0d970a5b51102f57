import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePlatform } from '../platform.ts';
import { useStore } from '../store.ts';
import type { SlotName } from './defineModule.ts';

/** Longest time for which a page waits for the parts in its slots. A module may be slow or out of reach. */
export const slotTimeoutMs = 1_000;

/**
 * Whether a page can be shown with the parts that other modules add to these slots: all of them are loaded or have
 * failed, or the page has waited long enough. The page waits because a part that appears later moves the content around
 * it, so that a button could move away while it is pressed. The result stays true when a module is loaded again.
 */
export function useSlotsSettled(names: readonly SlotName[]): boolean {
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  const user = useStore(session);
  const parts = names.flatMap((name) => modules.fillers(name, user)).map(modules.part);
  const isLoading = useSyncExternalStore(
    (listener) => {
      const ends = parts.map((part) => part.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    () => parts.some((part) => part.get().status === 'loading'),
  );
  const [isSettled, setSettled] = useState(!isLoading);
  if (!isLoading && !isSettled) setSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), slotTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
