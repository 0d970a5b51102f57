import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { DemoAccount } from '../e2e/support/demoAccounts.ts';
import { signInAs } from '../e2e/support/signInAs.ts';

/** Replies come as gzip, as behind most proxies. */
export const plainHeaders = { 'accept-encoding': 'gzip' };

/**
 * Signs in once to the demo world.
 * @returns opens a page that is signed in and has nothing cached
 */
export async function openVisitsAs(
  who: DemoAccount,
  { browser, url }: { browser: Browser; url: string },
): Promise<() => Promise<Page>> {
  const storageState = await signedIn(who, { browser, url });
  return async () => {
    const context = await browser.newContext({
      baseURL: url,
      storageState,
      extraHTTPHeaders: plainHeaders,
    });
    return context.newPage();
  };
}

/** Signs in once to the demo world. @returns what the browser has stored then */
export async function signedIn(
  who: DemoAccount,
  { browser, url }: { browser: Browser; url: string },
): ReturnType<BrowserContext['storageState']> {
  const door = await browser.newContext({ baseURL: url });
  await signInAs(await door.newPage(), who);
  const state = await door.storageState();
  await door.close();
  return state;
}
