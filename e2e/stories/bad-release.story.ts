import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { releaseVariant, type Variant } from '../support/releaseVariant.ts';
import { runModules } from '../support/runModules.ts';
import { story } from '../support/story.ts';

/** The page of the module that is released badly, and another module's, which must not notice. */
const page = { path: '/en/2/password', shows: 'New password' };
const other = { path: '/en/2/documents', shows: 'Documents' };

const fallenBack = (browser: Page) =>
  browser.getByRole('status').filter({ hasText: 'is shown in an earlier version' });

/** What pages tell the server of versions that they could not show. */
function watchReports(browser: Page): string[] {
  const reports: string[] = [];
  browser.on('request', (request) => {
    if (!request.postData()?.includes('moduleFailed')) return;
    const { version, reason } = request.postDataJSON() as { version: string; reason: string };
    reports.push(`${version} ${reason}`);
  });
  return reports;
}

async function tamper(folder: string, file: RegExp): Promise<void> {
  const found = (await readdir(folder)).filter((name) => file.test(name));
  if (found.length === 0) throw new Error(`no file of ${folder} is like ${String(file)}`);
  for (const name of found) await appendFile(join(folder, name), '\n;globalThis.hasRun = true;');
}

const entry = /^entry\.\w+\.js$/;
const exposed = /^__federation_expose_module\.\w+\.js$/;
const drawing = /\.then\((\w+)=>\1\.PasswordPage\)/;

const badReleases: {
  what: string;
  reason: string;
  variant: Variant;
  then?: (folder: string) => Promise<void>;
}[] = [
  {
    what: 'throws while it loads',
    reason: 'broken',
    variant: {
      version: '1.0.1',
      change: (script, file) =>
        exposed.test(file) ? `throw new Error("a bug while loading");${script}` : script,
    },
  },
  {
    what: 'throws while it is drawn',
    reason: 'crashed',
    variant: {
      version: '1.0.2',
      change: (script) =>
        script.replace(drawing, '.then(()=>()=>{throw new Error("a bug while drawing")})'),
    },
  },
  {
    what: 'has an entry that is not the one that was released',
    reason: 'tampered',
    variant: { version: '1.0.3' },
    then: (folder) => tamper(folder, entry),
  },
  {
    what: 'has chunks that are not those that were released',
    reason: 'tampered',
    variant: { version: '1.0.4' },
    then: (folder) => tamper(folder, exposed),
  },
];

for (const { what, reason, variant, then } of badReleases)
  story(
    `a release that ${what} gives way to the version before, in the open page`,
    async ({ page: browser, site, signInAs, expectConsole }) => {
      expectConsole(
        /a bug while|Failed to find a valid digest|RUNTIME-008|ScriptNetworkError|ChunkLoadError|Loading chunk/,
      );
      const reports = watchReports(browser);
      await signInAs('client');
      const folder = await releaseVariant(site, 'org-forms', variant);
      await then?.(folder);

      await browser.goto(page.path);
      await expect(browser.getByLabel(page.shows)).toBeVisible();
      await expect(fallenBack(browser)).toContainText('What you typed is kept.');
      expect(reports).toContain(`${variant.version} ${reason}`);
      expect(await browser.evaluate(() => 'hasRun' in globalThis)).toBe(false);

      await story.step('the other modules have not noticed', async () => {
        await browser.getByRole('link', { name: other.shows, exact: true }).click();
        await expect(browser.getByRole('heading', { level: 1 })).toHaveText(other.shows);
      });
      await story.step('rolled back, new pages have the version before at once', async () => {
        await runModules(site, 'rollback org-forms');
        await browser.goto(page.path);
        await expect(browser.getByLabel(page.shows)).toBeVisible();
        await expect(fallenBack(browser)).toHaveCount(0);
      });
    },
  );

story(
  'a release whose files never come is not waited for longer than a few seconds',
  async ({ page: browser, site, signInAs, expectConsole }) => {
    // What the server let the browser fetch with the page was then of no use.
    expectConsole(/preloaded using link preload but not used/);
    const uselessPreload = browser.waitForEvent('console', (message) =>
      message.text().includes('link preload'),
    );
    await signInAs('client');
    await releaseVariant(site, 'org-forms', { version: '1.0.1' });
    // Never answered: as a server does that hangs.
    await browser.route('**/modules/org-forms/1.0.1/entry.*.js', () => undefined);
    await browser.goto(page.path);
    await expect(browser.getByLabel(page.shows)).toBeVisible({ timeout: 15_000 });
    await expect(fallenBack(browser)).toBeVisible();
    await uselessPreload;
    await browser.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

story(
  'a version for a newer site, and a canary for others, are not even asked for',
  async ({ page: browser, site, signInAs }) => {
    const asked: string[] = [];
    browser.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signInAs('client');
    await releaseVariant(site, 'org-forms', { version: '1.0.1', contract: '^99.0.0' });
    await releaseVariant(site, 'org-forms', {
      version: '1.0.2',
      contract: '^1.0.0',
      canary: { percent: 0, accounts: [999_999] },
    });
    await browser.goto(page.path);
    await expect(browser.getByLabel(page.shows)).toBeVisible();
    expect(asked.filter((path) => /org-forms\/1\.0\.[12]\//.test(path))).toEqual([]);
    await runModules(site, 'promote org-forms');
    await browser.reload();
    await expect(browser.getByLabel(page.shows)).toBeVisible();
    expect(asked.some((path) => path.includes('org-forms/1.0.2/'))).toBe(true);
  },
);
