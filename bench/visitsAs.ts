import type { Browser, Page } from '@playwright/test';
import type { DemoAccount } from '../e2e/support/demoAccounts.ts';
import { signInAs } from '../e2e/support/signInAs.ts';

/**
 * Signs in once to the demo world.
 * @returns opens a page that is signed in and has nothing cached; replies come as gzip, as behind most proxies
 */
export async function visitsAs(
  who: DemoAccount,
  { browser, url }: { browser: Browser; url: string },
): Promise<() => Promise<Page>> {
  const door = await browser.newContext({ baseURL: url });
  await signInAs(await door.newPage(), who);
  const storageState = await door.storageState();
  await door.close();
  return async () => {
    const context = await browser.newContext({
      baseURL: url,
      storageState,
      extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    });
    return context.newPage();
  };
}
