import { expect } from '@playwright/test';
import { demoPassword } from '../support/demoAccounts.ts';
import { test } from '../support/test.ts';

const newPassword = 'a longer walk by the sea';

test('the strength of a new password is shown, and changing it signs out other browsers but not other tabs', async ({
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
  await test.step('when a new password is typed, its strength is shown', async () => {
    await field.fill('Lozinka');
    await expect(said).toHaveText('Too short: 5 more characters are needed');
    // The library that estimates the password strength is loaded only now.
    expect(asked.slice(before).some((url) => url.includes('/modules/org-forms/'))).toBe(true);
    await field.fill('Lozinka-2026!');
    await expect(said).toHaveText('Strength: none, many people use this password');
    await field.fill(newPassword);
    await expect(said).toHaveText('Strength: very good');
  });
  await test.step('then the change ends only the session of the other browser', async () => {
    await page.getByLabel('Current password').fill(demoPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The changes were successfully saved!')).toBeVisible();
    await secondTab.reload();
    await expect(secondTab.getByRole('rowheader').first()).toBeVisible();
    await elsewhere.goto('/en/2/questionnaires');
    await elsewhere.waitForURL('**/login');
  });
});
