import { expect } from '@playwright/test';
import { chromiumLoadErrorMessages } from '../support/chromiumLoadErrorMessages.ts';
import {
  fallbackNotice,
  moduleUnderTest,
  visitWithUnsentAnswer,
} from '../support/moduleFallback.ts';
import { findStableVersion } from '../support/findStableVersion.ts';
import { releaseModuleVariant } from '../support/releaseModuleVariant.ts';
import { runModulesCommand } from '../support/runModulesCommand.ts';
import { enableDataSaver } from '../support/enableDataSaver.ts';
import { test } from '../support/test.ts';
import { tamperWithFiles } from '../support/tamperWithFiles.ts';
import { watchFailureReports } from '../support/watchFailureReports.ts';

const { files, path } = moduleUnderTest;

const isEntry = (file: string) => /^entry\..*\.js$/.test(file);
const isExposed = (file: string) => /^__federation_expose_module\.\w+\.js$/.test(file);

const tampered = [
  {
    what: 'the entry',
    isSelected: isEntry,
    message: chromiumLoadErrorMessages.wrongDigest(`${files}/entry.<hash>.js`),
  },
  {
    what: 'the exposed module',
    isSelected: isExposed,
    message: chromiumLoadErrorMessages.wrongDigest(`${files}/__federation_expose_module.<hash>.js`),
  },
];

test.use({ changesFiles: true });

test('the browser never runs files that were changed on the server after their release', async ({
  page,
  site,
  signInAs,
  expectMessages,
}) => {
  const reports = watchFailureReports(page);
  await enableDataSaver(page);
  await signInAs('client');
  for (const [index, { what, isSelected, message }] of tampered.entries())
    await test.step(`when ${what} of a release was changed, the version before is shown`, async () => {
      expectMessages([message]);
      const version = `1.0.${index + 1}`;
      const released = await releaseModuleVariant(site, moduleUnderTest.module, {
        version,
        // The version before has an exposed module of its own.
        change: (script, file) => (isExposed(file) ? `${script}/*${version}*/` : script),
      });
      await tamperWithFiles(site, released, isSelected);
      await visitWithUnsentAnswer(page, {
        text: String(20 + index),
        async onPage() {
          await expect(fallbackNotice(page)).toContainText('What you typed is kept.');
          expect(reports.splice(0)).toEqual([`${version} tampered`]);
        },
      });
      // The result must be the same after opening the page by its URL.
      await page.goto(path);
      await expect(moduleUnderTest.shown(page)).toBeVisible();
      await expect(fallbackNotice(page)).toBeVisible();
      expect(reports.splice(0)).toEqual([`${version} tampered`]);
      await runModulesCommand(site, `rollback ${moduleUnderTest.module}`);
    });

  await test.step('pages do not use the federation manifest', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await releaseModuleVariant(site, moduleUnderTest.module, { version: '1.0.3' });
    await visitWithUnsentAnswer(page, {
      text: '22',
      onPage: () => expect(fallbackNotice(page)).toHaveCount(0),
    });
    expect(asked.some((file) => file.endsWith('/entry.1.0.3.js'))).toBe(true);
    expect(asked.filter((file) => file.endsWith('.json') && file !== '/modules.json')).toEqual([]);
  });

  await test.step('when a chunk of a page was changed, a failure card is shown until the chunk is restored', async () => {
    expectMessages([chromiumLoadErrorMessages.wrongDigest(`${files}/<chunk>.js`)]);
    const { entry, parts } = await findStableVersion(site, moduleUnderTest.module);
    const first = [entry, ...Object.values(parts).flat()];
    const isChunk = (file: string) => file.endsWith('.js') && !first.includes(file);
    const released = await releaseModuleVariant(site, moduleUnderTest.module, {
      version: '1.0.4',
      // The browser does not have this chunk of the version before.
      change: (script, file) => (isChunk(file) ? `${script}/*1.0.4*/` : script),
    });
    const restore = await tamperWithFiles(
      site,
      released,
      (file) => file !== released.entry && isChunk(file),
    );
    await page.goto('/en/2/documents');
    await page.getByRole('link', { name: 'Questionnaire instructions' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => 'hasRun' in globalThis)).toBe(false);
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
    // A reopened page automatically tries to load the chunk again. This attempt is complete when the page has fetched
    // the file to find out why it failed.
    const reread = page.waitForResponse(
      (response) => response.request().resourceType() === 'fetch' && response.url().endsWith('.js'),
    );
    await page.goBack();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await (await reread).finished();
    await restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
  expect(reports).toEqual([]);
});
