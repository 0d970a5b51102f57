import { expect } from '@playwright/test';
import { demoPassword } from '../support/demoAccounts.ts';
import { openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test('a person ends the session of another browser, which asks for the password and then saves the typed answer', async ({
  page,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/401/);
  const elsewhere = await openVisitor();
  await signInAs('client', elsewhere);
  await signInAs('client');
  await openArea(elsewhere, 'brand');
  await test.step('the name in the header leads to the list of sessions', async () => {
    await page.goto('/en/2/about');
    await page.getByRole('link', { name: /^Your account/ }).click();
    await expect(page).toHaveURL(/\/en\/account$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  });
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await test.step('this browser is listed first, without a button that ends its session', async () => {
    const rows = sessions.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('this browser');
    await expect(rows.first().getByRole('button')).toHaveCount(0);
    await expect(rows.last()).toContainText(/Chrom\w+ · Linux/);
    await expect(rows.last()).toContainText('127.0.0.1');
  });
  await test.step('the person ends the session of the other browser', async () => {
    await sessions.getByRole('button', { name: /^Sign out Chrom/ }).click();
    await expect(page.getByText('Signed out.', { exact: true })).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
  });
  await test.step('the other browser asks for the password, and then saves the typed answer', async () => {
    const card = questionCard(elsewhere, 'How many applications');
    await card.getByRole('textbox').fill('37');
    const dialog = elsewhere.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText(/Saved \d/);
    await expect(card.getByRole('textbox')).toHaveValue('37');
  });
});
