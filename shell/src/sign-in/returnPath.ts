import type { KeyValueStorage } from '@cert/shared/platform';

/** The page to return to after the sign-in, and the account that had opened it; undefined without an account. */
type ReturnPath = { path: string; accountId: number | undefined };

/** Key in the tab's storage, which keeps the path over a reload and a change of language. */
const key = 'origin';

/** Stores the page to return to after the sign-in. See docs/decisions/0019-session-and-frame.md. */
export function storeReturnPath(tabStorage: KeyValueStorage, returnPath: ReturnPath): void {
  tabStorage.setItem(key, JSON.stringify(returnPath));
}

/** Called on sign-out: there is no page to return to. */
export function clearReturnPath(tabStorage: KeyValueStorage): void {
  tabStorage.removeItem(key);
}

/** Returns the stored path for an account that has signed in, and clears it; `/` if another account had opened it. */
export function takeReturnPath(tabStorage: KeyValueStorage, accountId: number): string {
  const { path, accountId: owner } = readReturnPath(tabStorage.getItem(key));
  clearReturnPath(tabStorage);
  const isOwn = owner === undefined || owner === accountId;
  return isOwn && isPathOfThisSite(path) ? path : '/';
}

/** Whether a path is stored for a page that a signed-in account had opened. */
export function hasReturnPath(tabStorage: KeyValueStorage): boolean {
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

/** False for addresses that a browser resolves to another site: `//elsewhere.example`, `/\elsewhere`. */
function isPathOfThisSite(path: string): boolean {
  const here = 'http://here.invalid';
  return (
    /^\/(?![/\\])[^\p{Cc}]*$/u.test(path) &&
    URL.canParse(path, here) &&
    new URL(path, here).origin === here
  );
}
