import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Registry } from '@cert/shared/contract';
import { releaseVariant } from '../support/releaseVariant.ts';
import { runModules } from '../support/runModules.ts';
import { story } from '../support/story.ts';

story(
  'the registry cannot be had: the site starts as this browser saw it last, and says so',
  async ({ page, signInAs, expectConsole }) => {
    expectConsole(/503/);
    await signInAs('client');
    await page.goto('/en/2/password');
    await expect(page.getByLabel('New password')).toBeVisible();
    await page.route('**/modules.json', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(page.getByLabel('New password')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'It is not known' })).toBeVisible();
  },
);

story(
  'one entry of the registry is corrupt: that module is not there, the others are',
  async ({ page, site, signInAs }) => {
    const file = join(site.siteFolder, 'modules.json');
    const registry = JSON.parse(await readFile(file, 'utf8')) as Registry;
    for (const module of registry.modules)
      if (module.name === 'org-forms') Object.assign(module, { versions: 'none' });
    await writeFile(file, JSON.stringify(registry));
    await signInAs('client');
    await page.goto('/en/2/documents');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    await expect(page.getByRole('link', { name: 'Change password' })).toHaveCount(0);
  },
);

story(
  'a tab that stays open over five releases takes patches with the next page, and asks about the rest',
  async ({ page, site, signInAs }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await signInAs('client');
    await page.goto('/en/2/password');
    await expect(page.getByLabel('New password')).toBeVisible();
    await page.getByLabel('New password').fill('typed before the release');
    for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5'])
      await releaseVariant(site, 'org-forms', { version });
    const registry = page.waitForResponse('**/modules.json');
    await page.clock.fastForward('05:00');
    await registry;

    await story.step('what is open stays as it is', async () => {
      await expect(page.getByLabel('New password')).toHaveValue('typed before the release');
      expect(asked.filter((path) => path.includes('org-forms/1.0.'))).toHaveLength(
        asked.filter((path) => /org-forms\/1\.0\.0/.test(path)).length,
      );
    });
    await story.step('the next page is the newest', async () => {
      await page.getByRole('link', { name: 'About the certificate' }).click();
      await expect.poll(() => asked.some((path) => path.includes('org-forms/1.0.5/'))).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    await story.step('a version that is no patch asks quietly', async () => {
      await releaseVariant(site, 'org-forms', { version: '1.1.0' });
      await page.clock.fastForward('05:00');
      const notice = page.getByRole('status').filter({ hasText: 'new version of this site' });
      await expect(notice).toBeVisible();
      await notice.getByRole('button', { name: 'Load it now' }).click();
      await expect.poll(() => asked.some((path) => path.includes('org-forms/1.1.0/'))).toBe(true);
      await expect(notice).toHaveCount(0);
    });
  },
);

story(
  'support leaves one module out in its own tab; the office switches it off for everybody',
  async ({ page, site, signInAs, openVisitor }) => {
    await signInAs('client');
    await page.goto('/en/2/documents?off=org-forms');
    const password = page.getByRole('link', { name: 'Change password' });
    await expect(
      page.getByRole('status').filter({ hasText: 'org-forms is switched off' }),
    ).toBeVisible();
    await expect(password).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the site as it is' }).click();
    await expect(password).toBeVisible();

    await runModules(site, 'off org-forms');
    const visitor = await openVisitor();
    await signInAs('client', visitor);
    await visitor.goto('/en/2/documents');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Documents');
    await expect(visitor.getByRole('link', { name: 'Change password' })).toHaveCount(0);
  },
);
