import type { KeyValueStorage } from '@cert/shared/platform';

/** The page to return to after the sign-in, and the account that had opened it (undefined if nobody was signed in). */
type ReturnPath = { path: string; accountId: number | undefined };

/** Key in the tab's storage, so that the path is still known after a reload or a change of language. */
const key = 'origin';

/** Stores the page to return to after the sign-in. See docs/decisions/0019-session-and-frame.md. */
export function storeReturnPath(tabStorage: KeyValueStorage, returnPath: ReturnPath): void {
  tabStorage.setItem(key, JSON.stringify(returnPath));
}

/** Removes the stored path, for example on sign-out. */
export function clearReturnPath(tabStorage: KeyValueStorage): void {
  tabStorage.removeItem(key);
}

/**
 * Returns the stored path for an account that has signed in, and clears it. Returns `/` if there is none, if another
 * account had opened it, or if it leads to another site.
 */
export function takeReturnPath(tabStorage: KeyValueStorage, accountId: number): string {
  const { path, accountId: owner } = readReturnPath(tabStorage.getItem(key));
  clearReturnPath(tabStorage);
  const isOwn = owner === undefined || owner === accountId;
  return isOwn && isPathOfThisSite(path) ? path : '/';
}

/** Whether the stored path is of a page that was open when its user was signed out. */
export function wasSignedOutOfPage(tabStorage: KeyValueStorage): boolean {
  return readReturnPath(tabStorage.getItem(key)).accountId !== undefined;
}

function readReturnPath(json: string | null): ReturnPath {
  try {
    const { path, accountId } = JSON.parse(json ?? '{}') as { path?: unknown; accountId?: unknown };
    return {
      path: typeof path === 'string' ? path : '/',
      accountId: typeof accountId === 'number' ? accountId : undefined,
    };
  } catch {
    return { path: '/', accountId: undefined };
  }
}

/** Whether the path leads to this site. Browsers resolve `//elsewhere.example` and `/\elsewhere` to another site. */
function isPathOfThisSite(path: string): boolean {
  const here = 'http://here.invalid';
  return (
    /^\/(?![/\\])[^\p{Cc}]*$/u.test(path) &&
    URL.canParse(path, here) &&
    new URL(path, here).origin === here
  );
}
