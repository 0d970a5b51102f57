import { expect } from '@playwright/test';
import { openArea, unlockedQuestionnairePath, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test('a client saves a question, answers it on the page of saved questions, and removes it from there', async ({
  signInAs,
  page,
}) => {
  await signInAs('client');
  const plans = questionCard(page, 'What percentage of employees have');
  const bookmark = plans.getByRole('button', { name: 'Save this question' });

  await test.step('given no question is saved', async () => {
    await page.goto(`/en${unlockedQuestionnairePath}/saved-questions`);
    await expect(page.getByText('You currently have no saved questions.')).toBeVisible();
  });
  await test.step('when a question is saved on its area’s page', async () => {
    await openArea(page, 'competencies');
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('then it can be answered on the page of saved questions', async () => {
    await page.getByRole('link', { name: /^Saved questions/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Saved questions' })).toBeVisible();
    await plans.getByRole('textbox').fill('71');
    await expect(plans).toContainText(/Saved \d/);
    await page.getByRole('main').getByRole('link', { name: 'Building competencies' }).click();
    await expect(plans.getByRole('textbox')).toHaveValue('71');
  });
  await test.step('and the question disappears when its bookmark is removed', async () => {
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await page.goto(`/en${unlockedQuestionnairePath}/saved-questions`);
    await expect(page.getByText('You currently have no saved questions.')).toBeVisible();
  });
});

test(
  'the team can see all questions in one list, and those of Above and Beyond by category',
  { tag: '@reads' },
  async ({ signInAs, page }) => {
    await signInAs('lead');
    await page.goto(`/en${unlockedQuestionnairePath}/questions`);
    await page.getByRole('link', { name: /^What percentage of employees have/ }).click();
    await expect(questionCard(page, 'What percentage of employees have')).toBeFocused();
    await page.getByRole('link', { name: 'Above and Beyond' }).click();
    await page
      .getByRole('navigation', { name: 'Categories of Above and Beyond' })
      .getByRole('link', { name: /^Inclusion/ })
      .click();
    await expect(page).toHaveURL(/\/above-beyond\/inclusion\/1$/);
    await expect(questionCard(page, 'How do you remove conscious')).toBeVisible();
  },
);
