import { createStore, type Store } from '../store.ts';

/** Counts loads in flight. The loading bar of the page is visible while the count is above 0. */
export type PendingLoads = Pick<Store<number>, 'get' | 'subscribe'> & {
  /** Counts one load. @returns the function to call when the load has ended or is no longer needed */
  begin(): () => void;
};

export function createPendingLoads(): PendingLoads {
  const count = createStore(0);
  return {
    get: count.get,
    subscribe: count.subscribe,
    begin() {
      count.set(count.get() + 1);
      return () => count.set(count.get() - 1);
    },
  };
}
