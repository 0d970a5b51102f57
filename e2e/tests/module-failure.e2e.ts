import { rename } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { chromiumLoadErrorMessages } from '../support/chromiumLoadErrorMessages.ts';
import { findStableVersion } from '../support/findStableVersion.ts';
import { openArea, questionCard } from '../support/openArea.ts';
import { enableDataSaver } from '../support/enableDataSaver.ts';
import { test } from '../support/test.ts';
import { watchFailureReports } from '../support/watchFailureReports.ts';

const failed = '“Grading” could not be loaded';
const questionnaireFailed = '“Questionnaire” could not be loaded';

test.use({ changesFiles: true });

test('when a module’s files are missing, failure cards say so, other modules work, and the module can be loaded later', async ({
  page,
  site,
  signInAs,
  openVisitor,
  expectMessages,
}) => {
  const reports = watchFailureReports(page);
  await enableDataSaver(page);
  const { folder: grading, version } = await findStableVersion(site, 'grading');
  await rename(grading, `${grading}.away`);
  const entry = `/modules/grading/entry.<hash>.js`;
  const others = ['__federation_expose_module.<hash>', 'certifier-sidebar.<hash>', '<chunk>'];
  const otherFiles = others.map((file) => `/modules/grading/${file}.js`);
  expectMessages(
    [
      chromiumLoadErrorMessages.notExecutable(entry),
      ...[entry, ...otherFiles].map((file) =>
        chromiumLoadErrorMessages.status(file, '404 (Not Found)'),
      ),
    ],
    // A preloaded file may be requested again when the script needs it.
    otherFiles.map((file) => chromiumLoadErrorMessages.notExecutable(file)),
  );
  await signInAs('lead');
  await openArea(page, 'competencies');
  const panel = page.getByRole('complementary', { name: 'Grading' });
  await expect(panel.getByText(failed)).toBeVisible();
  // The module has also failed in every question, but the page shows the error only once.
  await expect(page.getByText(failed)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator(':focus')).toContainText(failed);
  expect(new Set(reports.splice(0))).toEqual(new Set([`${version} missing`]));

  await test.step('then questions can still be answered', async () => {
    const needs = questionCard(page, 'How do you establish');
    await needs.getByRole('button', { name: 'Edit answer' }).click();
    await needs.getByRole('radio').first().check();
    await expect(needs).toContainText(/Saved \d/);
  });
  await test.step('then “Try again” loads the module without a reload', async () => {
    await rename(`${grading}.away`, grading);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radiogroup', { name: 'Your grade' })).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
    await expect(panel.locator(':focus')).toHaveCount(1);
  });
  await test.step('a page whose module is missing shows that it could not be loaded', async () => {
    const questionnaire = await findStableVersion(site, 'questionnaire');
    await rename(questionnaire.folder, `${questionnaire.folder}.away`);
    const addressOf = (file: string) => `/modules/questionnaire/${file}.js`;
    const gone = ['entry', '__federation_expose_module', 'area-page', 'messages-en']
      .map((file) => `${file}.<hash>`)
      .concat('<chunk>')
      .map(addressOf);
    const [first = ''] = gone;
    expectMessages(
      [
        ...gone.map((file) => chromiumLoadErrorMessages.status(file, '404 (Not Found)')),
        chromiumLoadErrorMessages.notExecutable(first),
      ],
      // Optional: the sidebar also has a part of this module. If it loads the module again after the page has failed
      // to, it requests the file of its part, too.
      [chromiumLoadErrorMessages.status(addressOf('sidebar-submit.<hash>'), '404 (Not Found)')],
    );
    const visitor = await openVisitor();
    const failureReports = watchFailureReports(visitor);
    await enableDataSaver(visitor);
    await signInAs('client', visitor);
    await visitor.goto('/en/2/category/developing-people/2');
    await expect(visitor.getByRole('main').getByText(questionnaireFailed)).toBeVisible();
    await expect(visitor.getByRole('alert')).toHaveCount(1);
    await expect(visitor.locator(':focus')).toContainText(questionnaireFailed);
    await visitor.getByRole('link', { name: 'Change password' }).click();
    await expect(visitor.getByLabel('New password')).toBeVisible();
    await expect(visitor.getByRole('main')).toBeFocused();
    expect(new Set(failureReports)).toEqual(new Set([`${questionnaire.version} missing`]));
  });
});
