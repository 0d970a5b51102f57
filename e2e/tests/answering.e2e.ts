import { expect } from '@playwright/test';
import { openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('client');
  await openArea(page, 'competencies');
});

test('a client enters a choice, three kinds of numbers and a comment, and finds all of them after a reload', async ({
  page,
}) => {
  const needs = questionCard(page, 'How do you establish');
  const plans = questionCard(page, 'What percentage of employees have');
  const hours = questionCard(page, 'How many hours');
  const spent = questionCard(page, 'How much did you spend');

  await test.step('when a choice, a percentage, a number, an amount and a comment are entered', async () => {
    await needs.getByRole('radio', { name: /competency model/ }).check();
    await plans.getByRole('textbox').fill('64');
    await hours.getByRole('textbox').fill('27');
    await spent.getByRole('textbox').fill('1250,5');
    await spent.getByRole('button', { name: 'Comment' }).click();
    await spent.getByLabel('Comment on this question').fill('With travel, without wages.');
    for (const card of [needs, plans, hours, spent]) await expect(card).toContainText(/Saved \d/);
  });
  await test.step('then all five entries are still there after a reload', async () => {
    await page.reload();
    await expect(needs.getByRole('radio', { name: /competency model/ })).toBeChecked();
    await expect(plans.getByRole('textbox')).toHaveValue('64');
    await expect(hours.getByRole('textbox')).toHaveValue('27');
    await expect(spent.getByRole('textbox').first()).toHaveValue('1,250.50');
    await spent.getByRole('button', { name: /Comment/ }).click();
    await expect(spent.getByLabel('Comment on this question')).toHaveValue(
      'With travel, without wages.',
    );
  });
});

test('a second click on the selected answer clears it', async ({ page }) => {
  const future = questionCard(page, 'How do you prepare');
  const chosen = future.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  const saved = page.waitForResponse((reply) => reply.request().method() === 'POST');
  await chosen.click();
  await expect(chosen).toHaveCount(0);
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(future.getByRole('radio')).not.toHaveCount(0);
  await expect(chosen).toHaveCount(0);
});

test('a value outside of its limits is reported at once, never sent, and still shown after a reload', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  const title = 'What percentage of employees have';
  const plans = questionCard(page, title);
  const field = plans.getByRole('textbox');
  const before = await field.inputValue();
  await field.fill('101');
  await expect(plans).toContainText('The highest value is 100');
  await page.reload();
  await expect(field).toHaveValue('101');
  await expect(plans).toContainText('The highest value is 100');
  const elsewhere = await openVisitor();
  await signInAs('client', elsewhere);
  await openArea(elsewhere, 'competencies');
  await expect(questionCard(elsewhere, title).getByRole('textbox')).toHaveValue(before);
});

test('the number of answered questions changes at once, on the page and in the sidebar', async ({
  page,
}) => {
  await expect(page.getByText('6 of 7 questions answered')).toBeVisible();
  await questionCard(page, 'What percentage of employees were trained')
    .getByRole('textbox')
    .fill('20');
  await expect(page.getByText('7 of 7 questions answered')).toBeVisible();
  const entry = page.getByRole('navigation', { name: 'Categories and areas' });
  await expect(entry.getByRole('link', { name: /Building competencies/ })).toContainText('100%');
});
