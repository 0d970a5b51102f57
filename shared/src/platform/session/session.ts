import type { SetUpRefusal } from '../../domain/index.ts';
import { createStore, type Store } from '../store.ts';
import { storageKeys, type KeyValueStorage } from './browserStorage.ts';

/** Who is signed in on this browser. It only controls what is shown; the server decides by the token. */
export type Session = {
  readonly token: string;
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  readonly isCertifier: boolean;
  /**
   * Set when the server has stopped accepting the token while the page is in use. The page stays open, so that the user
   * can sign in again.
   */
  readonly hasExpired?: true;
  /**
   * Set while the person must first change the password or set up a second factor: the code of the server's refusal.
   */
  readonly due?: SetUpRefusal;
};

export type SessionStore = Store<Session | null> & {
  start(session: Session): void;
  /**
   * Signs out and removes the session and the account from the browser's storage. If another account has signed in in
   * another tab meanwhile, the storage belongs to that account and does not change.
   */
  end(): void;
  /**
   * Records that the token has expired while the page is in use. If the person must first change the password or set up
   * a second factor, the session lapses instead, because the page has no work to keep.
   */
  expire(): void;
  /** Records what the person must do before anything else. The next `start` ends this state. */
  demand(due: SetUpRefusal): void;
  /**
   * Ends a session whose token had expired before the page was opened. The account remains stored, so that other tabs
   * keep their unsaved work. A token that another tab has stored meanwhile stays.
   */
  lapse(): void;
  /**
   * Adopts the session that another tab has stored meanwhile. If that tab has signed out or signed in with another
   * account, the session of this page ends, because the page shows data of the first account. If only the token was
   * removed, the session is marked as expired.
   */
  reread(): void;
};

/** Creates the session store, which reads and writes the browser's storage. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const store = createStore<Session | null>(readSession(storage));
  const remove = (...names: (keyof typeof storageKeys)[]) => {
    for (const name of names) storage.removeItem(storageKeys[name]);
  };
  const lapse = () => {
    if (storage.getItem(storageKeys.token) === store.get()?.token) remove('certifier', 'token');
    store.set(null);
  };
  const expire = () => {
    const session = store.get();
    if (session?.due) lapse();
    else if (session && !session.hasExpired) store.set({ ...session, hasExpired: true });
  };
  return {
    ...store,
    start(session) {
      const { accountId: id, name, email } = session;
      storage.setItem(storageKeys.certifier, JSON.stringify(session.isCertifier));
      storage.setItem(storageKeys.account, JSON.stringify({ id, name, email }));
      // The token is written last, because other tabs listen for it and then read the account.
      storage.setItem(storageKeys.token, session.token);
      store.set(session);
    },
    end() {
      const isOwn = findLastAccount(storage)?.id === store.get()?.accountId;
      // The token is removed last, because other tabs listen for it.
      if (isOwn) remove('account', 'certifier', 'token');
      store.set(null);
    },
    expire,
    demand(due) {
      const session = store.get();
      if (session) store.set({ ...session, due });
    },
    lapse,
    reread() {
      const own = store.get();
      const stored = readSession(storage);
      const accountId = findLastAccount(storage)?.id;
      if (own && accountId !== own.accountId) store.set(null);
      else if (stored && stored.token !== own?.token) store.set(stored);
      else if (!stored) expire();
    },
  };
}

function readSession(storage: KeyValueStorage): Session | null {
  const token = storage.getItem(storageKeys.token);
  const account = findLastAccount(storage);
  if (!token || !account) return null;
  const isCertifier = storage.getItem(storageKeys.certifier) === 'true';
  return { token, accountId: account.id, name: account.name, email: account.email, isCertifier };
}

/** The account of the last session on this browser, also when its token has expired; undefined after a sign-out. */
export function findLastAccount(
  storage: Pick<KeyValueStorage, 'getItem'>,
): { id: number; name: string; email: string } | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKeys.account) ?? '{}');
    const { id, name, email } = kept as { id?: unknown; name?: unknown; email?: unknown };
    const isWhole = typeof id === 'number' && typeof name === 'string' && typeof email === 'string';
    return isWhole ? { id, name, email } : undefined;
  } catch {
    // Another program has written under this key; the value is not a session.
    return undefined;
  }
}
