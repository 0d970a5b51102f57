import { createStore, type Store } from '../store.ts';

/** Counts what is on its way: the page's bar shows while that is more than nothing. */
export type Pending = Pick<Store<number>, 'get' | 'subscribe'> & {
  /** @returns the function that says that it has arrived, or is wanted no more */
  begin(): () => void;
};

export function createPending(): Pending {
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
