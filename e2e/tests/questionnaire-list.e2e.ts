import { expect } from '@playwright/test';
import { demoPassword } from '../support/demoAccounts.ts';
import { test } from '../support/test.ts';

const newPassword = 'a longer walk by the sea';

test(
  'a certifier finds a questionnaire in the list, and returns to the list with the same filters and order',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('certifier');
    await page.goto('/en/2/questionnaires');
    const titles = page.getByRole('rowheader');
    await expect(titles.first()).toHaveText('Drava Retail');
    await expect(page.getByRole('row', { name: /Jadran Foods 2026/ })).toContainText('answered');
    await page.getByRole('button', { name: 'Organisation' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(titles.first()).toHaveText('Una Games');
    await page.getByRole('link', { name: 'Una Games' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/\d+\/about$/);
    const id = new URL(page.url()).pathname.split('/').at(-2);
    expect(await page.evaluate(() => localStorage.getItem('q'))).toBe(id);
    await page.goBack();
    await expect(page).toHaveURL(/sort=-title$/);
    await expect(titles.first()).toHaveText('Una Games');
  },
);

test('a new password shows its strength; a second tab stays signed in, another browser does not', async ({
  page,
  context,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/401/);
  const elsewhere = await openVisitor();
  await signInAs('certifier');
  await signInAs('certifier', elsewhere);
  const secondTab = await context.newPage();
  await secondTab.goto('/en/2/questionnaires');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/2/password');
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  const field = page.getByLabel('New password');
  const said = page.getByRole('status').filter({ hasText: /Strength|Too short/ });
  await test.step('when it is typed, its strength is shown', async () => {
    await field.fill('Lozinka');
    await expect(said).toHaveText('Too short: 5 more characters are needed');
    // The library that estimates the password strength is loaded only now.
    expect(asked.slice(before).some((url) => url.includes('/modules/org-forms/'))).toBe(true);
    await field.fill('Lozinka-2026!');
    await expect(said).toHaveText('Strength: none, many people use this password');
    await field.fill(newPassword);
    await expect(said).toHaveText('Strength: very good');
  });
  await test.step('then the change ends the other browser’s session alone', async () => {
    await page.getByLabel('Current password').fill(demoPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The changes were successfully saved!')).toBeVisible();
    await secondTab.reload();
    await expect(secondTab.getByRole('rowheader').first()).toBeVisible();
    await elsewhere.goto('/en/2/questionnaires');
    await elsewhere.waitForURL('**/login');
  });
});
