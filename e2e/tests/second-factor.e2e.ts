import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { demoAccounts, demoPassword } from '../support/demoAccounts.ts';
import { expectFitsAndIsAccessible } from '../support/expectFitsAndIsAccessible.ts';
import { test } from '../support/test.ts';

/** Returns the code that the person's app shows after this number of 30-second steps: 0 for now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Sets up an app, beginning with a click on the page's button. @returns its secret and the recovery codes */
async function setUp(place: Page | Locator, page: Page) {
  await place.getByRole('button', { name: 'Set up an app' }).click();
  await place.getByLabel('Your password').fill(demoPassword);
  await place.getByLabel('Your password').press('Enter');
  await expect(place.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  await expectFitsAndIsAccessible(page);
  const secret = (await place.locator('code').innerText()).replaceAll(' ', '');
  await place.getByLabel('Code from the app').fill(codeOf(secret));
  await place.getByRole('button', { name: 'Confirm' }).click();
  await expect(place.getByText(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/)).toHaveCount(10);
  await expectFitsAndIsAccessible(page);
  const recoveryCodes = await place.getByRole('listitem').allInnerTexts();
  await place.getByRole('button', { name: 'I have saved the codes, continue' }).click();
  return { secret, recoveryCodes };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a person switches on two-step sign-in, signs in with a code and with a recovery code, and switches it off', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/400/);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('client');
  await page.goto('/en/account');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  const { secret, recoveryCodes } = await setUp(section, page);
  await expect(section.getByText('10 recovery codes left')).toBeVisible();

  await test.step('the sign-in asks for a code, refuses a wrong one, and accepts the right one', async () => {
    await signIn(page, demoAccounts.client);
    const code = page.getByLabel('Code from the app on your phone');
    await expect(code).toBeFocused();
    await expectFitsAndIsAccessible(page);
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code is wrong or was used before.')).toBeVisible();
    await expectFitsAndIsAccessible(page);
    // The current code was used to set up the app and is not accepted again; the server also accepts the next one.
    await page.keyboard.type(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en$/);
  });

  await test.step('a recovery code replaces the code from the app', async () => {
    await signIn(page, demoAccounts.client);
    await page.getByRole('button', { name: /Use a recovery code/ }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? 'none');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/en$/);
  });

  await test.step('the password and another recovery code switch it off; then the password alone is enough to sign in', async () => {
    await page.goto('/en/account');
    await expect(section.getByText('9 recovery codes left')).toBeVisible();
    await section.getByRole('button', { name: 'Switch off' }).click();
    await section.getByLabel('Your password').fill(demoPassword);
    await section.getByLabel(/or a recovery code/).fill((recoveryCodes[1] ?? 'none').toUpperCase());
    await section.getByRole('button', { name: 'Next' }).click();
    await expect(section.getByText(/^Off:/)).toBeVisible();
    await signIn(page, demoAccounts.client);
    await expect(page).toHaveURL(/\/en$/);
  });
});

test('where certifiers must have a second factor, a certifier has to set it up before any page is shown', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/403/);
  await page.setViewportSize({ width: 390, height: 844 });
  await site.stop();
  await site.start({ secondFactor: 'team' });
  await signIn(page, demoAccounts.certifier);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up two-step sign-in');
  await expectFitsAndIsAccessible(page);
  await page.goto('/en/2/meeting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up two-step sign-in');
  await setUp(page, page);
  await expect(page).toHaveURL(/\/en\/2\/meeting$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Meeting/);
});
