import type { SessionStore } from './session/session.ts';

/**
 * A text in a field that cannot be saved, such as a number out of bounds. `storedValue` is what the field would show
 * without the draft.
 */
export type Draft = { text: string; storedValue: number | null };

/** Drafts of this page by key. They outlive the component, for example when another version of a module replaces it. */
export type Drafts = {
  get: (key: string) => Draft | null;
  set: (key: string, draft: Draft | null) => void;
};

/**
 * Creates the drafts of a page, in memory only. They are deleted when another account or nobody is signed in, because
 * they contain what one person has typed.
 */
export function createDrafts(session: Pick<SessionStore, 'get' | 'subscribe'>): Drafts {
  const drafts = new Map<string, Draft>();
  let owner = session.get()?.accountId;
  session.subscribe(() => {
    const next = session.get()?.accountId;
    if (next !== owner) drafts.clear();
    owner = next;
  });
  return {
    get: (key) => drafts.get(key) ?? null,
    set(key, draft) {
      if (draft) drafts.set(key, draft);
      else drafts.delete(key);
    },
  };
}
