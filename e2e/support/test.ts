import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { contract } from '@cert/shared/contract';
import { controlTimers } from './controlTimers.ts';
import type { DemoAccount } from './demoAccounts.ts';
import { openSite, type Site } from './openSite.ts';
import { startSiteProcess, type SiteProcess } from './startSiteProcess.ts';
import { signInAs } from './signInAs.ts';
import { shiftPageClock } from './testDate.ts';
import { watchBrowser, type BrowserWatch } from './watchBrowser.ts';

type Options = {
  /** Whether the test kills the server, which then has a process of its own. An embedded database is killed with it. */
  killsServer: boolean;
  /** Whether the test changes the built files, for example by releasing a version. Other tests share these files. */
  changesFiles: boolean;
  /** Whether the timers of all pages can be advanced, for `expectAsTimePasses` (`controlTimers`). */
  hasControlledClock: boolean;
};

type Fixtures = Options & {
  /**
   * The running site of this test: `url`, `stop`, `start`, `restart`, `kill`, its folders and its log. Tests with the
   * tag `@reads` share one site per worker. They must not change it; a call that writes fails the test.
   */
  site: Site;
  /**
   * Expects console messages, uncaught errors or failed requests. An unexpected one fails the test, and so does an
   * expected one that does not appear.
   */
  expectConsole: (pattern: RegExp) => void;
  /**
   * Like `expectConsole`, but compares whole lines, as `normalizeBrowserMessage` returns them. For tests that check
   * exactly what the browser reports.
   */
  expectMessages: BrowserWatch['expectMessages'];
  /** Signs in on this test's page, or on the page of another visitor. */
  signInAs: (who: DemoAccount, page?: Page) => Promise<void>;
  /** Opens a page in a separate browser context, which shares nothing with `page` and is watched in the same way. */
  openVisitor: () => Promise<Page>;
  browserWatch: BrowserWatch;
};

type WorkerFixtures = {
  /** The process in which the worker's sites on PostgreSQL run. */
  siteProcess: SiteProcess;
  /** Opens the site for the tests that only read, at the first call. */
  openSharedSite: () => Promise<Site>;
};

/**
 * Actions that a page also posts for a user who only reads: sign-in, sign-out, presence in the report, and the loading
 * times of modules. They change nothing that another test sees.
 */
const harmlessActions: readonly string[] = [
  'userLogin',
  'userLogout',
  'reportEditing',
  'modulesLoaded',
];

/** Playwright's `test`, with a real server and its own copy of the demo data. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  killsServer: [false, { option: true }],
  changesFiles: [false, { option: true }],
  hasControlledClock: [false, { option: true }],
  siteProcess: [
    async ({}, use) => {
      const host = startSiteProcess();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  openSharedSite: [
    async ({ siteProcess }, use) => {
      let opened: Promise<Site> | undefined;
      await use(() => (opened ??= openSite({ host: siteProcess })));
      await (await opened)?.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ killsServer, changesFiles, openSharedSite, siteProcess }, use, testInfo) => {
    const site = onlyReads(testInfo)
      ? await openSharedSite()
      : await openSite({ hasOwnFiles: changesFiles, ...(!killsServer && { host: siteProcess }) });
    await use(onlyReads(testInfo) ? withoutControls(site) : site);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server log', { body: site.log() || '(nothing)' });
    if (!onlyReads(testInfo)) await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
  browserWatch: async ({}, use) => {
    const browserWatch = watchBrowser();
    await use(browserWatch);
    expect(browserWatch.errors(), 'unexpected browser messages').toEqual([]);
  },
  context: async ({ context, browserWatch, hasControlledClock }, use, testInfo) => {
    browserWatch.watch(context);
    await shiftPageClock(context);
    if (hasControlledClock) await controlTimers(context);
    const written = onlyReads(testInfo) ? watchWrites(context) : [];
    await use(context);
    expect(written, 'writing calls of a test that only reads').toEqual([]);
  },
  expectConsole: ({ browserWatch }, use) => use(browserWatch.expectConsole),
  expectMessages: ({ browserWatch }, use) => use(browserWatch.expectMessages),
  signInAs: ({ page }, use) => use((who, on = page) => signInAs(on, who)),
  openVisitor: async ({ browser, site, browserWatch, hasControlledClock }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const written: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: site.url });
      contexts.push(context);
      browserWatch.watch(context);
      await shiftPageClock(context);
      if (hasControlledClock) await controlTimers(context);
      if (onlyReads(testInfo)) written.push(watchWrites(context));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(written.flat(), 'writing calls of a test that only reads').toEqual([]);
  },
});

function onlyReads({ tags }: TestInfo): boolean {
  return tags.includes('@reads');
}

/** Returns the shared site with control functions that throw, because they would disturb other tests. */
function withoutControls(site: Site): Site {
  const refuse = () => {
    throw new Error('A test with the tag @reads must not control the server.');
  };
  return {
    ...site,
    start: refuse,
    stop: refuse,
    restart: refuse,
    runOffice: refuse,
    kill: refuse,
    close: refuse,
  };
}

/** Collects the names of actions that pages of this context post, and the URLs of other requests that write. */
function watchWrites(context: BrowserContext): string[] {
  const written: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'GET' || request.method() === 'HEAD') return;
    const { action } = (request.postDataJSON() ?? {}) as { action?: string };
    if (action === undefined || !(action in contract)) written.push(request.url());
    else if (!harmlessActions.includes(action)) written.push(action);
  });
  return written;
}
