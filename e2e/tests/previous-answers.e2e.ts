import { expect } from '@playwright/test';
import { openArea, question } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test('a client takes over last year’s number, and sees last year’s choice', async ({
  signInAs,
  page,
}) => {
  await signInAs('client');
  await openArea(page, 'competencies');
  const plans = question(page, 'What percentage of employees have');
  const use = plans.getByRole('button', { name: 'Use last year’s' });

  await test.step('given different answers of last year and this year', async () => {
    await expect(plans.getByText('Last year (2025)')).toBeVisible();
    await expect(plans.getByText('66 %')).toBeVisible();
    await expect(plans.getByRole('textbox')).not.toHaveValue('66');
    const needs = question(page, 'How do you establish');
    await expect(needs.getByText('Last year (2025)')).toBeVisible();
    await expect(needs.getByRole('button', { name: 'Use last year’s' })).toHaveCount(0);
  });
  await test.step('when last year’s answer is taken over by keyboard', async () => {
    await use.focus();
    await page.keyboard.press('Enter');
    await expect(plans.getByRole('textbox')).toHaveValue('66');
    await expect(use).toHaveCount(0);
    await expect(plans).toContainText(/Saved \d/);
  });
  await test.step('then it is this year’s answer, also after a reload', async () => {
    await page.reload();
    await expect(plans.getByRole('textbox')).toHaveValue('66');
    await expect(use).toHaveCount(0);
  });
});
