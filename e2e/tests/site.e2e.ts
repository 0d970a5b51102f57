import { expect } from '@playwright/test';
import { demoAccounts } from '../support/demoAccounts.ts';
import { areaPaths, openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

// Other tests switch animations off (playwright.config.ts). These test the pages with animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'the language switch changes the language of the page without leaving it',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('client');
    await openArea(page, 'competencies');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await page.getByRole('button', { name: 'Hrvatski (HR)' }).click();
    await page.waitForURL(`**/hr${areaPaths.competencies}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr-HR');
    await expect(page.getByRole('link', { name: 'Odjava' })).toBeVisible();
    await expect(page).toHaveTitle(/^.+ · 2026 · Jadran Foods · Meridian$/);
    const croatian = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: 'Srpski (SR)' }).click();
    await page.waitForURL(`**/sr${areaPaths.competencies}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn-RS');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(croatian);
  },
);

test(
  'a page that is opened by its address starts at its top; a reload and “back” keep the scroll position',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    const readPlace = () => page.evaluate(() => Math.round(window.scrollY));
    await signInAs('client');
    await openArea(page, 'competencies');
    await page.evaluate(() => window.scrollTo(0, 900));
    await openArea(page, 'brand');
    expect(await readPlace()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.reload();
    await expect.poll(readPlace).toBe(700);
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL(/about$/);
    await page.goBack();
    await expect.poll(readPlace).toBe(700);
  },
);

for (const [landing, title] of [
  ['/hr', 'Prijava'],
  ['/sr', 'Prijava'],
  ['/en', 'Sign in'],
] as const)
  test(
    `the address ${landing} opens the sign-in page in its language, and the site keeps the language`,
    { tag: '@reads' },
    async ({ page }) => {
      await page.goto(landing);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    },
  );

test('a wrong password is reported in the chosen language', async ({ page, expectConsole }) => {
  expectConsole(/400/);
  await page.goto('/sr/login');
  await page.locator('input[autocomplete="username"]').fill('client@example.com');
  await page.locator('input[autocomplete="current-password"]').fill('not this one');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Pogrešan imejl ili lozinka/);
});

test('by keyboard alone a client signs in, skips to the content, answers, comments and signs out', async ({
  page,
}) => {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type('client@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('meridian-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`/en${areaPaths.competencies}`);
  const needs = questionCard(page, 'How do you establish');
  await needs.waitFor();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  // Tab reaches the selected radio button of a group first: the third one, last year's answer.
  const third = needs.getByRole('radio').nth(2);
  await expect(third).toBeChecked();
  await test.step('the Tab key alone reaches the first question', async () => {
    for (let step = 0; step < 30; step += 1) {
      if (await third.evaluate((radio) => radio === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(third).toBeFocused();
  });
  await page.keyboard.press('ArrowDown');
  await expect(needs.getByRole('radio').nth(3)).toBeChecked();
  await expect(needs).toContainText(/Saved \d/);
  await needs.getByRole('button', { name: /Comment/ }).focus();
  await page.keyboard.press('Enter');
  await needs.getByLabel('Comment on this question').focus();
  await page.keyboard.type('By keyboard.');
  await expect(needs).toContainText(/Saved \d/);
  await page.getByRole('link', { name: 'Log out' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
});

test('changing the password requires the current one, and the user signs in with the new one afterwards', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/400/);
  await signInAs('una');
  await page.goto('/en/7/about');
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('wrong one');
  await page.getByLabel('New password').fill('a much better phrase 77');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill('meridian-demo-2026');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The changes were successfully saved!')).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.getByLabel('E-mail').fill(demoAccounts.una);
  await page.getByLabel('Password', { exact: true }).fill('a much better phrase 77');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
});

test(
  'a page that does not exist looks the same as one that the user may not see',
  { tag: '@reads' },
  async ({ page, signInAs, expectConsole }) => {
    expectConsole(/404/);
    await signInAs('other');
    for (const path of ['/en/1', '/en/999999', '/en/2/report', '/en/nowhere/at/all']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to see here');
    }
    // `xx` is not a language, so the page is in Croatian.
    await page.goto('/xx/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ovdje nema ničega');
  },
);

// report-print.e2e.ts tests the printed report.
test('the report shows the overall result', { tag: '@reads' }, async ({ page, signInAs }) => {
  await signInAs('lead');
  await page.goto('/en/2/report');
  const result = page.getByRole('table', { name: 'Overall result as a share of all points' });
  await expect(result).toContainText('Threshold');
  // Look for the ring on this sheet only, because the scorecard has a ring, too.
  const sheet = page.locator('section').filter({ has: result });
  await expect(sheet.getByRole('img', { name: /^Ring: \d+%/ })).toBeVisible();
});

test(
  'before the report is released, its page tells a client that there is no report yet, and has no print button',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('client');
    await page.goto('/en/2/report');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The report is not here yet');
    await expect(page.getByRole('button', { name: 'Print / PDF' })).toHaveCount(0);
  },
);
