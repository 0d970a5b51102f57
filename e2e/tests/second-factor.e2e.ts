import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoAccounts, demoPassword } from '../support/demoAccounts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { readOverflow } from '../support/readOverflow.ts';
import { test } from '../support/test.ts';

/** What the person's app shows now, or after so many times 30 seconds. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Expects a page that fits a phone and has no accessibility error. */
async function expectGood(page: Page): Promise<void> {
  expect(await readOverflow(page)).toBe(0);
  await expectAccessible(page);
}

test('a person switches on the two-step sign-in on a phone, signs in with a code and with a recovery code, and switches it off', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('client');
  await page.goto('/en/account');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  let secret = '';
  let recoveryCodes: string[] = [];

  await test.step('the password leads to the key, and the first code of the app to the recovery codes', async () => {
    await section.getByRole('button', { name: 'Set up an app' }).click();
    await section.getByLabel('Your password').fill(demoPassword);
    await section.getByLabel('Your password').press('Enter');
    await expect(section.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    secret = (await section.locator('code').innerText()).replaceAll(' ', '');
    await expectGood(page);
    await section.getByLabel('Code from the app').fill(codeOf(secret));
    await section.getByRole('button', { name: 'Confirm' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(10);
    recoveryCodes = await section.getByRole('listitem').allInnerTexts();
    await expectGood(page);
    await section.getByRole('button', { name: 'I have kept them' }).click();
    await expect(section.getByText('10 recovery codes left')).toBeVisible();
  });

  async function signIn(): Promise<void> {
    await page.goto('/en/login');
    await page.getByLabel('E-mail').fill(demoAccounts.client);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  await test.step('the sign-in asks for a code, refuses a wrong one, and accepts the right one', async () => {
    await signIn();
    const code = page.getByLabel('Code from the app on your phone');
    await expect(code).toBeFocused();
    await expectGood(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is wrong or was used before.')).toBeVisible();
    await expectGood(page);
    // The code of the setting-up is used up; the server accepts the next one, too.
    await page.keyboard.type(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/2/);
  });

  await test.step('a recovery code signs in instead', async () => {
    await signIn();
    await page.getByRole('button', { name: /Use a recovery code/ }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0]!);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/en\/2/);
  });

  await test.step('password and another recovery code switch it off, and the password alone signs in again', async () => {
    await page.goto('/en/account');
    await expect(section.getByText('9 recovery codes left')).toBeVisible();
    await section.getByRole('button', { name: 'Switch off' }).click();
    await section.getByLabel('Your password').fill(demoPassword);
    await section.getByLabel(/or a recovery code/).fill(recoveryCodes[1]!.toUpperCase());
    await section.getByRole('button', { name: 'Next' }).click();
    await expect(section.getByText(/^Off:/)).toBeVisible();
    await signIn();
    await expect(page).toHaveURL(/\/en\/2/);
  });
});
