import { expect, test, type Page } from '@playwright/test';
import type { DemoAccount } from './demoAccounts.ts';
import { openSite, type Site } from './openSite.ts';
import { signInAs } from './signInAs.ts';
import { watchBrowser, type BrowserWatch } from './watchBrowser.ts';

type StoryParts = {
  /** The running site of this story: `url`, `stop`, `start`, `restart`, `kill`, its folders and its log. */
  site: Site;
  /**
   * Announces console messages, uncaught errors or failed requests that belong to the story. Any other fails it,
   * and so does one that was announced and never came.
   */
  expectConsole: (pattern: RegExp) => void;
  /** The same by whole texts: how stories about failures name exactly what the browser says (`plainLine`). */
  expectLines: BrowserWatch['expectLines'];
  /** Signs somebody in on this story's page or on a page of another visitor. */
  signInAs: (who: DemoAccount, page?: Page) => Promise<void>;
  /** A page in a browser of somebody else: nothing is shared with `page`, and it is watched alike. */
  openVisitor: () => Promise<Page>;
  browserWatch: BrowserWatch;
};

/** A story: a test in a real browser against a real server with a demo world of its own. */
export const story = test.extend<StoryParts>({
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
    expect(browserWatch.faults(), 'what the browser complained about').toEqual([]);
  },
  context: async ({ context, browserWatch }, use) => {
    browserWatch.watch(context);
    await use(context);
  },
  expectConsole: ({ browserWatch }, use) => use(browserWatch.expectConsole),
  expectLines: ({ browserWatch }, use) => use(browserWatch.expectLines),
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
