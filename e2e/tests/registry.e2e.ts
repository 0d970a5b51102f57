import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Registry } from '@cert/shared/contract';
import { chromiumLoadErrorMessages } from '../support/chromiumLoadErrorMessages.ts';
import { controlTimers } from '../support/controlTimers.ts';
import { moduleUnderTest } from '../support/moduleFallback.ts';
import { openArea } from '../support/openArea.ts';
import { releaseModuleVariant, type ModuleVariant } from '../support/releaseModuleVariant.ts';
import { runModulesCommand } from '../support/runModulesCommand.ts';
import { test } from '../support/test.ts';

test.use({ changesFiles: true });

test('without the registry the site uses its last copy and says so; a damaged entry removes only its own module', async ({
  page,
  site,
  signInAs,
  expectMessages,
}) => {
  const file = join(site.siteFolder, 'modules.json');
  await signInAs('client');
  await page.goto(moduleUnderTest.path);
  await expect(moduleUnderTest.shown(page)).toBeVisible();

  await test.step('when the registry cannot be loaded, the browser’s last copy is used', async () => {
    expectMessages([chromiumLoadErrorMessages.status('/modules.json', '404 (Not Found)')]);
    await rename(file, `${file}.away`);
    await page.reload();
    await expect(moduleUnderTest.shown(page)).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'It is not known' });
    await expect(notice).toBeVisible();
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(notice).toBeVisible();
    await rename(`${file}.away`, file);
  });
  await test.step('when one entry is damaged, only the module of this entry is missing', async () => {
    const whole = await readFile(file, 'utf8');
    const registry = JSON.parse(whole) as Registry;
    for (const module of registry.modules)
      if (module.name === moduleUnderTest.module) Object.assign(module, { versions: 'none' });
    await writeFile(file, JSON.stringify(registry));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    await expect(page.getByRole('link', { name: moduleUnderTest.link })).toHaveCount(0);
    await writeFile(file, whole);
  });
});

test('no page requests a module version for a newer site, for other accounts or with another module’s path', async ({
  page,
  site,
  signInAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const reload = async () => {
    asked.length = 0;
    await page.goto(moduleUnderTest.path);
    await expect(moduleUnderTest.shown(page)).toBeVisible();
    return [
      ...new Set(
        asked.flatMap((path) => /org-forms\/entry\.(1\.0\.[1-9])\.js/.exec(path)?.[1] ?? []),
      ),
    ];
  };
  const release = (version: string, given: Partial<ModuleVariant>) =>
    releaseModuleVariant(site, moduleUnderTest.module, { version, ...given });
  await signInAs('client');

  await release('1.0.1', { contract: '^99.0.0' });
  expect(await reload()).toEqual([]);
  await runModulesCommand(site, `rollback ${moduleUnderTest.module}`);

  await expect(
    release('1.0.2', {
      pages: [{ path: 'documents', page: 'AboutPage', frame: 'standard', for: 'member' }],
    }),
  ).rejects.toThrow('questionnaire and org-forms both have the path "documents"');
  expect(await reload()).toEqual([]);

  await release('1.0.3', { canary: { percent: 0, accounts: [999_999] } });
  expect(await reload()).toEqual([]);
  await runModulesCommand(site, `promote ${moduleUnderTest.module}`);
  expect(await reload()).toEqual(['1.0.3']);
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
});

test('an open tab loads patch releases at the next page, and asks before it loads other releases', async ({
  page,
  site,
  signInAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await controlTimers(page.context());
  await signInAs('client');
  await page.goto('/en/2/password');
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.getByLabel('New password').fill('typed before the release');
  for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5'])
    await releaseModuleVariant(site, 'org-forms', { version });
  const registry = page.waitForResponse('**/modules.json');
  await page.clock.fastForward('05:00');
  await registry;

  await test.step('the open page stays as it is', async () => {
    await expect(page.getByLabel('New password')).toHaveValue('typed before the release');
    expect(asked.filter((path) => path.includes('org-forms/entry.1.0.'))).toEqual([]);
  });
  await test.step('the next page has the newest version', async () => {
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect
      .poll(() => asked.some((path) => path.includes('org-forms/entry.1.0.5.js')))
      .toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('a notice offers a version that is not a patch', async () => {
    await releaseModuleVariant(site, 'org-forms', { version: '1.1.0' });
    await page.clock.fastForward('05:00');
    const notice = page.getByRole('status').filter({ hasText: 'new version of this site' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Load it now' }).click();
    await expect
      .poll(() => asked.some((path) => path.includes('org-forms/entry.1.1.0.js')))
      .toBe(true);
    await expect(notice).toHaveCount(0);
  });
});

test('after a release, a returning user downloads only the entry of the new version and the files that were changed', async ({
  page,
  site,
  signInAs,
}) => {
  const downloads = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/modules/questionnaire/'))
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => name.replace(/^.*\//, '')),
    );
  await signInAs('client');
  await openArea(page, 'brand');
  expect((await downloads()).length).toBeGreaterThan(2);
  const { entry, files } = await releaseModuleVariant(site, 'questionnaire', {
    version: '1.0.1',
    change: (script, file) => (file.startsWith('area-page.') ? `${script}/*1.0.1*/` : script),
  });
  const changed = Object.keys(files).filter((file) => file.startsWith('area-page.'));
  await openArea(page, 'brand');
  expect((await downloads()).toSorted()).toEqual([...changed, entry]);
});

test('a URL parameter switches off a module in one tab, and a command of the office switches it off for everybody', async ({
  page,
  site,
  signInAs,
  openVisitor,
}) => {
  await signInAs('client');
  await page.goto('/en/2/documents?off=org-forms');
  const password = page.getByRole('link', { name: 'Change password' });
  await expect(
    page.getByRole('status').filter({ hasText: 'org-forms is switched off' }),
  ).toBeVisible();
  await expect(password).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the site as it is' }).click();
  await expect(password).toBeVisible();

  await runModulesCommand(site, 'off org-forms');
  const visitor = await openVisitor();
  await signInAs('client', visitor);
  await visitor.goto('/en/2/documents');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Documents');
  await expect(visitor.getByRole('link', { name: 'Change password' })).toHaveCount(0);
});
