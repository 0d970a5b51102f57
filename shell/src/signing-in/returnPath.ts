import type { KeyValueStorage } from '@cert/shared/platform';

/** Where somebody was sent to sign in from, and whose page it was; undefined when nobody had signed in before. */
type ReturnPath = { path: string; accountId: number | undefined };

/** In this tab's storage, so that it outlives a reload and another language of the sign-in page. */
const key = 'origin';

/** Remembers the page that is left for the sign-in page (spec 2 §2). */
export function storeReturnPath(tabStorage: KeyValueStorage, returnPath: ReturnPath): void {
  tabStorage.setItem(key, JSON.stringify(returnPath));
}

/** After a sign-out there is nowhere to come back to. */
export function clearReturnPath(tabStorage: KeyValueStorage): void {
  tabStorage.removeItem(key);
}

/** Where the page goes after the sign-in of an account: back, unless somebody else was there before. */
export function takeReturnPath(tabStorage: KeyValueStorage, accountId: number): string {
  const { path, accountId: owner } = readReturnPath(tabStorage.getItem(key));
  clearReturnPath(tabStorage);
  const isOwn = owner === undefined || owner === accountId;
  return isOwn && isPathOfThisSite(path) ? path : '/';
}

/** Whether a page that was left waits for its owner. */
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

/** A path, and no address that a browser would take for one of another site: `//elsewhere.example`, `/\elsewhere`. */
function isPathOfThisSite(path: string): boolean {
  const here = 'http://here.invalid';
  return (
    /^\/(?![/\\])[^\p{Cc}]*$/u.test(path) &&
    URL.canParse(path, here) &&
    new URL(path, here).origin === here
  );
}
