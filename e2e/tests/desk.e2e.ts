import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { countClicks } from '../support/countClicks.ts';
import { ownGrade } from '../support/gradingPanel.ts';
import { readHorizontalOverflow } from '../support/readHorizontalOverflow.ts';
import { signInByForm } from '../support/signInByForm.ts';
import { test } from '../support/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Your questionnaires' });
const titles = (page: Page) => page.getByRole('rowheader');

test(
  'after signing in, a main certifier sees which questionnaires wait, and reaches the next area with two clicks',
  { tag: '@reads' },
  async ({ page }) => {
    await signInByForm(page, 'lead');
    const presses = await countClicks(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^\d questionnaires wait for you$/,
    );
    const una = page.getByRole('row', { name: /Una Games/ });
    await expect(una).toContainText('Answers submitted');
    await expect(una).toContainText(/You: grade · \d areas/);
    await expect(una.getByRole('listitem').first()).toContainText(
      /Ana Kovačević \(you\):.*\d of 10/,
    );
    await expectAccessible(page);
    await una.getByRole('link').click();
    await page.waitForURL(/\/7\b/);
    await expect(page.getByRole('banner')).toContainText('Una Games');
    await page.getByRole('link', { name: /^Continue grading: / }).click();
    await expect(ownGrade(page)).toBeInViewport();
    await expect(ownGrade(page).getByRole('radio', { checked: true })).toHaveCount(0);
    expect(presses()).toBe(2);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect(table(page)).toBeVisible();
  },
);

test(
  'a certifier sorts and searches the desk by keyboard, and “back” shows the same rows',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('certifier');
    await page.goto('/en/2/questionnaires');
    await page.getByRole('button', { name: 'Organisation' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(titles(page).first()).toHaveText('Una Games');
    await page.getByRole('searchbox', { name: 'Search organisations' }).focus();
    await page.keyboard.type('jad');
    await expect(titles(page)).toHaveText([/Jadran Foods/, /Jadran Foods/]);
    await page.getByRole('link', { name: 'Jadran Foods' }).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/\d+\/about$/);
    const id = new URL(page.url()).pathname.split('/').at(-2);
    expect(await page.evaluate(() => localStorage.getItem('q'))).toBe(id);
    await page.goBack();
    await expect(page).toHaveURL(/text=jad&sort=-title$/);
    await expect(titles(page)).toHaveCount(2);
  },
);

test(
  'from a page of a questionnaire, a client can go to another year and to the list of all questionnaires',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('other');
    await page.goto('/en/4/info');
    const years = page.getByRole('navigation', { name: /^Other years of/ });
    await years.getByRole('link', { name: '2025' }).click();
    await expect(page.getByRole('banner')).toContainText('· 2025');
    await years.getByRole('link', { name: 'All questionnaires' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('link', { name: /2026/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toContainText('· 2026');
    await page.goto('/en');
    await expect(page.getByRole('banner')).toContainText('· 2026');
  },
);

test(
  'on a phone the rows of the desk are cards, and the menu of a questionnaire lists its other years',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs('lead');
    for (const path of ['/en', '/hr', '/sr']) {
      await page.goto(path);
      await titles(page).first().waitFor();
      expect([path, await readHorizontalOverflow(page)]).toEqual([path, 0]);
    }
    await page.goto('/en');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('Organisation');
    await expect(titles(page).first()).toHaveText('Drava Retail');
    await expectAccessible(page);
    await page.goto('/en/2/info');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('link', { name: '2025' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/2\//);
  },
);

test('when the desk’s module cannot be loaded, a plain list links to the questionnaires', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/org-forms|Failed to load|ERR_FAILED/);
  await page.route('**/modules/org-forms/**', (route) => route.abort());
  await signInAs('lead');
  await page.goto('/en');
  await expect(page.getByRole('heading', { name: 'Your questionnaires' })).toBeVisible();
  await page.getByRole('link', { name: 'Una Games 2026' }).click();
  await expect(page.getByRole('banner')).toContainText('Una Games');
});
