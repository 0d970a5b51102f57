import { expect } from '@playwright/test';
import { startWebpackServer } from '../support/startWebpackServer.ts';
import { test as base } from '../support/test.ts';

/** Tests whose pages come from `npx webpack serve` in a module's folder; the test's site answers their API calls. */
const test = base.extend({
  baseURL: async ({ site }, use) => {
    const served = await startWebpackServer('org-forms-mfe', site.url);
    await use(served.origin);
    await served.stop();
  },
});

test(
  'a developer who runs one module alone sees it in the shell, beside the latest builds of the other modules',
  { tag: '@long' },
  async ({ page, signInAs, expectConsole }) => {
    expectConsole(/Download the React DevTools/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signInAs('client');
    await page.goto('/en/2/password');
    await expect(page.getByLabel('New password')).toBeVisible();
    expect(asked).toContain('/modules/org-forms/dev/entry.js');
    await page.goto('/en/2/documents');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const built = /^\/modules\/questionnaire\/\d+\.\d+\.\d+-\w+\/entry/;
    expect(asked).toContainEqual(expect.stringMatching(built));
  },
);
