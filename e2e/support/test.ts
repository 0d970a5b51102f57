import { expect, test as base, type Page } from '@playwright/test';
import type { DemoAccount } from './demoAccounts.ts';
import { openSite, type Site } from './openSite.ts';
import { signInAs } from './signInAs.ts';
import { watchBrowser, type BrowserWatch } from './watchBrowser.ts';

type Fixtures = {
  /** The running site of this test: `url`, `stop`, `start`, `restart`, `kill`, its folders and its log. */
  site: Site;
  /**
   * Expects console messages, uncaught errors or failed requests. An unexpected one fails the test, and so does an
   * expected one that does not appear.
   */
  expectConsole: (pattern: RegExp) => void;
  /**
   * Like `expectConsole`, but compares whole lines, as `normalizeMessage` returns them. For tests that check exactly
   * what the browser reports.
   */
  expectMessages: BrowserWatch['expectMessages'];
  /** Signs in on this test's page, or on the page of another visitor. */
  signInAs: (who: DemoAccount, page?: Page) => Promise<void>;
  /** Opens a page in a separate browser context, which shares nothing with `page` and is watched in the same way. */
  openVisitor: () => Promise<Page>;
  browserWatch: BrowserWatch;
};

/** Playwright's `test`, with a real server and its own copy of the demo data. */
export const test = base.extend<Fixtures>({
  site: async ({}, use, testInfo) => {
    const site = await openSite();
    await use(site);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server log', { body: site.log() || '(nothing)' });
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
  browserWatch: async ({}, use) => {
    const browserWatch = watchBrowser();
    await use(browserWatch);
    expect(browserWatch.errors(), 'unexpected browser messages').toEqual([]);
  },
  context: async ({ context, browserWatch }, use) => {
    browserWatch.watch(context);
    await use(context);
  },
  expectConsole: ({ browserWatch }, use) => use(browserWatch.expectConsole),
  expectMessages: ({ browserWatch }, use) => use(browserWatch.expectMessages),
  signInAs: ({ page }, use) => use((who, on = page) => signInAs(on, who)),
  openVisitor: async ({ browser, site, browserWatch }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: site.url });
      contexts.push(context);
      browserWatch.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
