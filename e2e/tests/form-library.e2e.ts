import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { chromiumLoadErrorMessages } from '../support/chromiumLoadErrorMessages.ts';
import { enableDataSaver } from '../support/enableDataSaver.ts';
import { openArea } from '../support/openArea.ts';
import { signInByForm } from '../support/signInByForm.ts';
import { test } from '../support/test.ts';
import { watchFailureReports } from '../support/watchFailureReports.ts';

/** Path of the shell's file with react-hook-form. */
async function findFormLibrary(siteFolder: string): Promise<string> {
  const shell = join(siteFolder, 'shell');
  for (const name of await readdir(shell)) {
    if (!name.endsWith('.js')) continue;
    const path = join(shell, name);
    // `createFormControl` is the name of an export of react-hook-form.
    if ((await readFile(path, 'utf8')).includes('createFormControl')) return path;
  }
  throw new Error('the shell has no file with react-hook-form');
}

function watchRequests(page: Page, file: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(basename(file))) requested.push(request.url());
  });
  return requested;
}

test('the form library is loaded only once, when the first form opens: signing in and answering do not need it', async ({
  page,
  site,
}) => {
  const requested = watchRequests(page, await findFormLibrary(site.siteFolder));
  await enableDataSaver(page);
  await signInByForm(page, 'client');
  await openArea(page, 'competencies');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);

  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.getByRole('link', { name: 'Organisation information' }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  expect(requested).toHaveLength(1);
});

test('when the form library is missing, a form page says so, and “Try again” loads it without a reload', async ({
  page,
  site,
  signInAs,
  expectMessages,
}) => {
  const library = await findFormLibrary(site.siteFolder);
  const reports = watchFailureReports(page);
  await enableDataSaver(page);
  const address = `**/${basename(library)}`;
  await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
  expectMessages(
    [chromiumLoadErrorMessages.status('/<chunk>.js', '404 (Not Found)')],
    [chromiumLoadErrorMessages.notExecutable('/<chunk>.js')],
  );
  await signInAs('client');
  await openArea(page, 'competencies');
  await page.getByRole('link', { name: 'Change password' }).click();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('could not be loaded');
  expect(reports.join()).toContain('missing');

  await page.unroute(address);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.getByLabel('New password').fill('a longer walk by the sea');
  await expect(page.getByRole('status').filter({ hasText: 'Strength' })).toBeVisible();
});
