import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import type { DemoAccount } from '../support/demoAccounts.ts';
import {
  openCertificationBox,
  openOptionsBox,
  optionSwitch,
  ownGrade,
  gradeRadio,
} from '../support/gradingPanel.ts';
import { openArea, questionCard } from '../support/openArea.ts';
import { expectAsTimePasses } from '../support/refresh.ts';
import { signInAs } from '../support/signInAs.ts';
import { test } from '../support/test.ts';

test.use({ hasControlledClock: true });

const hours = (page: Page) => questionCard(page, 'How many hours').getByRole('textbox');

async function openAs(who: DemoAccount, page: Page): Promise<void> {
  await signInAs(page, who);
  await openArea(page, 'competencies');
}

test('a client does not see a hidden questionnaire, and sees it again when it is shown', async ({
  page,
  openVisitor,
  expectConsole,
}) => {
  expectConsole(/404/);
  const lead = await openVisitor();
  await openAs('lead', lead);
  await openOptionsBox(lead);
  await openAs('client', page);
  const visible = optionSwitch(lead, 'The questionnaire is visible to the client');
  await visible.click();
  const asked = lead.getByRole('dialog', { name: 'Hide the questionnaire from the client?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(visible).toBeChecked();
  // By keyboard: the page ignores a click soon after another one as part of a double click (`useSingleClick`).
  await visible.press('Space');
  await asked.getByRole('button', { name: 'Hide it' }).click();
  await expect(visible).not.toBeChecked();
  await expect.poll(async () => (await callApi(page, 'info', { id: 2 })).status).toBe(404);
  const listed = await callApi(page, 'certifierQuestionnaireList', {});
  expect(listed.reply.map(({ id }) => id)).not.toContain(2);
  const hidden = page.getByText('You can no longer see this questionnaire');
  await expectAsTimePasses(page, (oneTry) => expect(hidden).toBeVisible(oneTry));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/2026 is hidden for now$/);
  await expect(page.getByText(/^Hidden by Ana Kovačević, /)).toBeVisible();
  await lead.reload();
  await expect(visible).not.toBeChecked();
  await visible.click();
  await expect.poll(async () => (await callApi(page, 'info', { id: 2 })).status).toBe(200);
  await page.reload();
  await expect(hours(page)).toBeEditable();
});

test('a client can only read a locked questionnaire, and is told why', async ({
  page,
  openVisitor,
}) => {
  const lead = await openVisitor();
  await openAs('lead', lead);
  await openOptionsBox(lead);
  await openAs('client', page);
  const open = optionSwitch(lead, 'The questionnaire is open for the client');
  await expect(hours(page)).toBeEditable();
  await open.click();
  await lead.getByRole('dialog').getByRole('button', { name: 'Lock it' }).click();
  await expect(open).not.toBeChecked();
  await expectAsTimePasses(page, (oneTry) =>
    expect(page.getByRole('main').getByText('The questionnaire is locked.')).toBeVisible(oneTry),
  );
  await expect(hours(page)).toBeDisabled();
  await open.press('Space');
  await expect(open).toBeChecked();
  await expectAsTimePasses(page, (oneTry) => expect(hours(page)).toBeEditable(oneTry));
});

test('certifiers can only read grades while grading is locked, and are told why', async ({
  page,
  openVisitor,
}) => {
  const lead = await openVisitor();
  await openAs('lead', lead);
  await openOptionsBox(lead);
  await openAs('certifier', page);
  await openOptionsBox(page);
  const options = page.getByRole('region', { name: 'Options' }).getByRole('switch');
  await expect(options).toHaveCount(5);
  for (const one of await options.all()) await expect(one).toBeDisabled();
  await expect(page.getByText('Only the main certifier can change these options.')).toBeVisible();
  await expect(gradeRadio(ownGrade(page), '3')).toBeEnabled();
  const grading = optionSwitch(lead, 'Certifiers can grade');
  await grading.click();
  await expect(grading).not.toBeChecked();
  await expectAsTimePasses(page, (oneTry) =>
    expect(gradeRadio(ownGrade(page), '3')).toBeDisabled(oneTry),
  );
  for (const window of [lead, page]) {
    await expect(gradeRadio(ownGrade(window), '3')).toBeDisabled();
    await expect(window.getByRole('complementary', { name: 'Grading' })).toContainText(
      'Grading is locked.',
    );
    await openCertificationBox(window);
    const finalizing = window.getByRole('button', { name: 'Finalize your grades' });
    await expect(finalizing).toBeDisabled();
  }
  const late = { id: 2, areaId: 1, grade: 3 } as const;
  expect((await callApi(page, 'certifierAreaGradeSet', late)).status).toBe(409);
  await grading.press('Space');
  await expect(grading).toBeChecked();
  await expectAsTimePasses(page, (oneTry) =>
    expect(gradeRadio(ownGrade(page), '3')).toBeEnabled(oneTry),
  );
});

test('the texts of a locked report cannot be edited', async ({ page: lead }) => {
  await openAs('lead', lead);
  await openOptionsBox(lead);
  const open = optionSwitch(lead, 'The report is open for updates');
  await open.click();
  await expect(open).not.toBeChecked();
  await lead.reload();
  await expect(open).not.toBeChecked();
  const change = { id: 2, language: 'en', content: { 'result.text': '<p>Late.</p>' } } as const;
  const refused = await callApi(lead, 'reportContentSaveItems', change);
  expect(refused.status).toBe(409);
  await lead.goto('/en/2/report');
  await expect(lead.getByText('The report is locked')).toBeVisible();
});
