import { createStore, type Store } from '../store.ts';

/** Who is signed in on this browser. What it says is for showing only; the server decides by the token. */
export type Session = {
  readonly token: string;
  readonly accountId: number;
  readonly name: string;
  readonly isCertifier: boolean;
};

/** The part of Web Storage that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local-storage keys; `authToken`, `certifier`, `language` and `q` are the spec's (spec 1 §3, spec 2 §3). */
export const storageKeys = {
  token: 'authToken',
  certifier: 'certifier',
  account: 'account',
  language: 'language',
  questionnaire: 'q',
} as const;

export type SessionStore = Store<Session | null> & {
  start(session: Session): void;
  end(): void;
  /** Takes over what another tab stored meanwhile. */
  reread(): void;
};

/** The session as the browser keeps it, with what another tab does to it. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const store = createStore<Session | null>(readSession(storage));
  return {
    ...store,
    start(session) {
      storage.setItem(storageKeys.certifier, JSON.stringify(session.isCertifier));
      storage.setItem(
        storageKeys.account,
        JSON.stringify({ id: session.accountId, name: session.name }),
      );
      // Last, because the token is what other tabs listen for: whose it is must be there before.
      storage.setItem(storageKeys.token, session.token);
      store.set(session);
    },
    end() {
      for (const key of [storageKeys.token, storageKeys.certifier, storageKeys.account])
        storage.removeItem(key);
      store.set(null);
    },
    reread() {
      const stored = readSession(storage);
      if (stored?.token !== store.get()?.token) store.set(stored);
    },
  };
}

function readSession(storage: KeyValueStorage): Session | null {
  const token = storage.getItem(storageKeys.token);
  const account = parseAccount(storage.getItem(storageKeys.account));
  if (!token || !account) return null;
  const isCertifier = storage.getItem(storageKeys.certifier) === 'true';
  return { token, accountId: account.id, name: account.name, isCertifier };
}

function parseAccount(json: string | null): { id: number; name: string } | null {
  try {
    const { id, name } = JSON.parse(json ?? '{}') as { id?: unknown; name?: unknown };
    return typeof id === 'number' && typeof name === 'string' ? { id, name } : null;
  } catch {
    // Somebody else wrote under our key: that is no session.
    return null;
  }
}
