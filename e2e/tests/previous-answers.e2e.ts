import { expect } from '@playwright/test';
import { openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test('a client takes over last year’s number, and sees that a choice is the same as last year', async ({
  signInAs,
  page,
}) => {
  await signInAs('client');
  await openArea(page, 'competencies');
  const plans = questionCard(page, 'What percentage of employees have');
  const use = plans.getByRole('button', { name: 'Use last year’s' });

  await test.step('given a different and an equal answer of last year', async () => {
    await expect(plans.getByText('Last year (2025)')).toBeVisible();
    await expect(plans.getByText('66 %')).toBeVisible();
    await expect(plans.getByRole('textbox')).not.toHaveValue('66');
    const needs = questionCard(page, 'How do you establish');
    await expect(needs.getByText('Same as 2025')).toBeVisible();
    await expect(needs.getByText('Last year (2025)')).toHaveCount(0);
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
