import { useId, useLayoutEffect } from 'react';
import { createStore, useStore } from '../store.ts';

/** Of each module whose cards are on the page the card that is read out. */
const speakers = createStore<ReadonlyMap<string, string>>(new Map());

/** Whether this card is the one that is read out for its module: the first that came, until it goes. */
export function useIsAnnouncer(module: string): boolean {
  const card = useId();
  useLayoutEffect(() => {
    if (speakers.get().has(module)) return;
    speakers.set(new Map(speakers.get()).set(module, card));
    return () => speakers.set(new Map([...speakers.get()].filter(([name]) => name !== module)));
  }, [module, card]);
  return useStore(speakers).get(module) === card;
}
