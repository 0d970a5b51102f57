import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

const toggle = (page: Page) =>
  questionCard(page, 'How do you prepare for the skills').getByRole('switch', {
    name: 'Above and Beyond',
  });
const future = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Categories of Above and Beyond' })
    .getByRole('link', { name: /^Future/ });

test('a certifier marks an Above and Beyond question, and the percentage of its category changes', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  await signInAs('certifier');
  await page.goto('/en/2/above-beyond');
  await expect(future(page)).toHaveText('Future0% marked');
  await openArea(page, 'competencies');
  await toggle(page).click();
  await expect(toggle(page)).toBeChecked();
  await page.getByRole('link', { name: 'Above and Beyond', exact: true }).click();
  // The team has marked one of eight questions.
  await expect(future(page)).toHaveText('Future13% marked');

  await test.step('a colleague sees the mark and removes it', async () => {
    const colleague = await openVisitor();
    await signInAs('certifier2', colleague);
    await colleague.goto('/en/2/above-beyond');
    await expect(toggle(colleague)).toBeChecked();
    await toggle(colleague).click();
    await expect(toggle(colleague)).not.toBeChecked();
    await expect(future(colleague)).toHaveText('Future0% marked');
  });

  await test.step('nobody can change the mark while grading is locked', async () => {
    const lead = await openVisitor();
    await signInAs('lead', lead);
    const lock = { id: 2, setting: 'gradingLocked', value: true } as const;
    expect((await callApi(lead, 'questionnaireSettingUpdate', lock)).status).toBe(200);
    await page.reload();
    await expect(toggle(page)).not.toBeChecked();
    await expect(toggle(page)).toBeDisabled();
    await expect(toggle(page)).toHaveAccessibleDescription('Grading is locked.');
  });
});
