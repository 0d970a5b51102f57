import type { Page, Request } from '@playwright/test';

/** Selects the calls that change something. */
export const isWriteRequest = (request: Request): boolean => request.method() === 'POST';

/** Selects the calls of some actions that change something. */
export const isWriteRequestOf =
  (...actions: string[]) =>
  (request: Request): boolean =>
    isWriteRequest(request) && actions.includes(String(readAction(request.postData())));

function readAction(body: string | null): unknown {
  return body === null ? undefined : (JSON.parse(body) as { action?: unknown }).action;
}

/** Selects the calls of some actions that only read. */
export const isReadRequestOf =
  (...actions: string[]) =>
  (request: Request): boolean =>
    actions.includes(new URL(request.url()).searchParams.get('action') ?? '');

/**
 * Lets the selected calls of a page fail as if the connection broke. They are intercepted until the end of the test,
 * also after `restore`: a call that is sent at the moment at which an interception is removed may never be answered.
 */
export async function interruptCalls(
  page: Page,
  isSelected: (request: Request) => boolean,
): Promise<{ restore: () => void }> {
  let isInterrupted = true;
  await page.route(
    (url) => url.pathname === '/api',
    (route) => (isInterrupted && isSelected(route.request()) ? route.abort() : route.continue()),
  );
  return { restore: () => void (isInterrupted = false) };
}

/**
 * Holds the selected calls of a page back until `release`, so that the page shows older data meanwhile. A page gives up
 * a call after 20 s.
 * @returns `held` resolves when the first call is held
 */
export async function holdCalls(
  page: Page,
  isSelected: (request: Request) => boolean,
): Promise<{ held: Promise<undefined>; release: () => void }> {
  const held = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await page.route(
    (url) => url.pathname === '/api',
    async (route) => {
      if (isSelected(route.request())) {
        held.resolve(undefined);
        await released.promise;
      }
      await route.continue();
    },
  );
  return { held: held.promise, release: () => released.resolve(undefined) };
}
