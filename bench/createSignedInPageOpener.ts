import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DemoAccount } from '../e2e/support/demoAccounts.ts';
import { signInAs } from '../e2e/support/signInAs.ts';

/** Headers that request gzip replies, as most proxies send them. */
export const gzipHeaders = { 'accept-encoding': 'gzip' };

/**
 * Signs in once to the demo site.
 * @returns a function that opens a signed-in page with an empty cache
 */
export async function createSignedInPageOpener(
  who: DemoAccount,
  { browser, url }: { browser: Browser; url: string },
): Promise<() => Promise<Page>> {
  const storageState = await createSignedInState(who, { browser, url });
  return async () => {
    const context = await browser.newContext({
      baseURL: url,
      storageState,
      extraHTTPHeaders: gzipHeaders,
    });
    return context.newPage();
  };
}

/** Signs in once to the demo site. @returns the browser's storage state */
export async function createSignedInState(
  who: DemoAccount,
  { browser, url }: { browser: Browser; url: string },
): ReturnType<BrowserContext['storageState']> {
  const door = await browser.newContext({ baseURL: url });
  await signInAs(await door.newPage(), who);
  const state = await door.storageState();
  await door.close();
  return state;
}
