import { useSyncExternalStore } from 'react';

/** A value outside of React. The store notifies its listeners of changes. */
export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  /** @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void;
};

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
