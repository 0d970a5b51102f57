import { useId, useLayoutEffect } from 'react';
import { createStore, useStore } from '../store.ts';

/** The failure card that screen readers announce, for each module. */
const announcers = createStore<ReadonlyMap<string, string>>(new Map());

/** Whether this card is the announced one of its module: the card that was mounted first, until it is unmounted. */
export function useIsAnnouncer(module: string): boolean {
  const card = useId();
  useLayoutEffect(() => {
    if (announcers.get().has(module)) return;
    announcers.set(new Map(announcers.get()).set(module, card));
    return () => announcers.set(new Map([...announcers.get()].filter(([name]) => name !== module)));
  }, [module, card]);
  return useStore(announcers).get(module) === card;
}
