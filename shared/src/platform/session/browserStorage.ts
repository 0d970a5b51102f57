/** The methods of Web Storage that the platform uses. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keys of the local storage. They only control what is shown first: the server identifies the caller by the token and
 * reads permissions from its database.
 */
export const storageKeys = {
  /** Sent with every call; removed when /login is opened. */
  token: 'authToken',
  /** JSON flag: whether the account belongs to a certifier. */
  certifier: 'certifier',
  /** JSON `{id, name, email}` of the account that the token belongs to, or belonged to. */
  account: 'account',
  /** The language chosen last: hr, sr or en. */
  language: 'language',
  /** Id of the questionnaire that was opened last; `/` leads a client to it. */
  questionnaire: 'q',
  /**
   * JSON flag: whether the whole team of the questionnaire `q` has finalized. If so, its report is probably opened
   * next.
   */
  final: 'final',
  /** Whether the options are unfolded, for versions of the grading module that were released before `useBoxFold`. */
  options: 'options',
  /** Proves to the server that this account has signed in on this device before; not removed when the session ends. */
  device: 'device',
} as const;

/**
 * A storage of the browser that never throws. If the browser cannot store a value, because its storage is full or
 * forbidden, the value is kept in memory until the page closes, and an older stored value is removed.
 */
export function createNonThrowingStorage(find: () => Storage): KeyValueStorage {
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
  local: createNonThrowingStorage(() => localStorage),
  tab: createNonThrowingStorage(() => sessionStorage),
};
