import type { KeyValueStorage } from './session.ts';

/**
 * A storage of the browser that never throws. What the browser does not store, because its storage is full or
 * forbidden, is kept as long as the page is open. An outdated value never stays in its place.
 */
export function createSafeStorage(find: () => Storage): KeyValueStorage {
  const unstored = new Map<string, string>();
  return {
    getItem: (key) => attempt(() => find().getItem(key), null) ?? unstored.get(key) ?? null,
    setItem(key, value) {
      unstored.delete(key);
      const store = () => {
        find().setItem(key, value);
        return true;
      };
      if (attempt(store, false)) return;
      // Without the outdated value there may be enough room.
      attempt(() => find().removeItem(key), undefined);
      if (!attempt(store, false)) unstored.set(key, value);
    },
    removeItem(key) {
      unstored.delete(key);
      attempt(() => find().removeItem(key), undefined);
    },
  };
}

function attempt<Value>(task: () => Value, otherwise: Value): Value {
  try {
    return task();
  } catch {
    // QuotaExceededError, or SecurityError where the browser forbids storing.
    return otherwise;
  }
}

/** The local storage and the storage of the tab. All code of the site uses these, never the browser's own. */
export const browserStorage = {
  local: createSafeStorage(() => localStorage),
  tab: createSafeStorage(() => sessionStorage),
};
