import type { KeyValueStorage } from './session/browserStorage.ts';
import type { SessionStore } from './session/session.ts';

/**
 * A text in a field that is not saved: a number out of bounds, or a text that is too long. `storedValue`, or for a text
 * `storedText`, is what was stored when the text was entered.
 */
export type Draft = {
  text: string;
  storedValue: number | null;
  storedText?: string | undefined;
  /** The address of the page with the field, without the language. */
  address?: string | undefined;
};

/** The drafts of the account by key. They outlive the component, and the page: after a reload they are still there. */
export type Drafts = {
  get: (key: string) => Draft | null;
  set: (key: string, draft: Draft | null) => void;
  list?: () => ReadonlyMap<string, Draft>;
};

/**
 * Creates the drafts of the signed-in account, in the browser's storage. No other account reads them, because they
 * contain what one person has typed. See docs/product/saving.md#texts-that-are-too-long.
 */
export function createDraftStore(
  session: Pick<SessionStore, 'get'>,
  storage: KeyValueStorage,
): Required<Drafts> {
  let last: { stored: string | null; drafts: ReadonlyMap<string, Draft> } | undefined;

  const findName = () => {
    const account = session.get()?.accountId;
    return account === undefined ? undefined : `draft/${account}/fields`;
  };

  function list(): ReadonlyMap<string, Draft> {
    const name = findName();
    const stored = name === undefined ? null : storage.getItem(name);
    if (!last || last.stored !== stored) last = { stored, drafts: parseDrafts(stored) };
    return last.drafts;
  }

  return {
    list,
    get: (key) => list().get(key) ?? null,
    set(key, draft) {
      const name = findName();
      if (name === undefined) return;
      const drafts = new Map(list());
      if (draft) drafts.set(key, draft);
      else if (!drafts.delete(key)) return;
      if (drafts.size === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify([...drafts]));
    },
  };
}

function parseDrafts(stored: string | null): Map<string, Draft> {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    // Another program has written under this key; the value is not a list of drafts.
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, Draft] {
  if (!Array.isArray(entry)) return false;
  const [key, draft] = entry as unknown[];
  if (typeof key !== 'string' || typeof draft !== 'object' || draft === null) return false;
  const { text, storedValue, storedText, address } = draft as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    (storedValue === null || typeof storedValue === 'number') &&
    [storedText, address].every((part) => ['string', 'undefined'].includes(typeof part))
  );
}
