import { useId, useLayoutEffect } from 'react';
import { createStore, useStore } from '../store.ts';

/** By module, the failure card that screen readers announce. */
const speakers = createStore<ReadonlyMap<string, string>>(new Map());

/** Whether this card is the announced one of its module: the card that was mounted first, until it is unmounted. */
export function useIsAnnouncer(module: string): boolean {
  const card = useId();
  useLayoutEffect(() => {
    if (speakers.get().has(module)) return;
    speakers.set(new Map(speakers.get()).set(module, card));
    return () => speakers.set(new Map([...speakers.get()].filter(([name]) => name !== module)));
  }, [module, card]);
  return useStore(speakers).get(module) === card;
}
