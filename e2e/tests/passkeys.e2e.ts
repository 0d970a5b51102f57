import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../support/demoAccounts.ts';
import { expectFitsAndIsAccessible } from '../support/expectFitsAndIsAccessible.ts';
import { test } from '../support/test.ts';

/** Gives the browser a virtual authenticator that confirms at once, as if its owner had used a fingerprint. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

/** Replaces the IP address by a host name, because browsers create passkeys only for host names. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/en/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Creates a passkey, beginning with a click on the page's button. @returns the recovery codes */
async function addPasskey(place: Page | Locator, page: Page): Promise<string[]> {
  await place.getByRole('button', { name: 'Add a passkey' }).click();
  await place.getByLabel('Your password').fill(demoPassword);
  await place.getByLabel('Your password').press('Enter');
  await place.getByLabel('Name of the passkey (optional)').fill('My phone');
  await expectFitsAndIsAccessible(page);
  await place.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(place.getByText(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/)).toHaveCount(10);
  await expectFitsAndIsAccessible(page);
  const codes = await place.getByRole('listitem').allInnerTexts();
  await place.getByRole('button', { name: 'I have saved the codes, continue' }).click();
  return codes;
}

test('a person adds a passkey on a phone, signs in with it and with a recovery code, and removes the passkey', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/400/);
  const url = named(site.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await addAuthenticator(page);
  await signIn(page, url, demoAccounts.client);
  await expect(page).toHaveURL(`${url}/en`);
  await page.goto(`${url}/en/account`);
  const section = page.getByRole('region', { name: 'Passkeys' });
  const codes = await addPasskey(section, page);
  await expect(section.getByText('My phone')).toBeVisible();
  await expectFitsAndIsAccessible(page);

  await test.step('the passkey signs in without a password', async () => {
    await page.goto(`${url}/en/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(`${url}/en`);
  });

  await test.step('after the password, the sign-in asks for a passkey or a recovery code', async () => {
    await signIn(page, url, demoAccounts.client);
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await expectFitsAndIsAccessible(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(`${url}/en`);
    await signIn(page, url, demoAccounts.client);
    await page.getByLabel('Recovery code').fill(codes[0] ?? 'none');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${url}/en`);
  });

  await test.step('the browser creates no second passkey, and the first passkey confirms its own removal', async () => {
    await page.goto(`${url}/en/account`);
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    await section.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await section.getByRole('button', { name: 'Create the passkey' }).click();
    await expect(section.getByRole('alert')).toContainText(
      'already has a passkey for this account',
    );
    await expectFitsAndIsAccessible(page);
    await section.getByRole('button', { name: 'Cancel' }).click();
    await section.getByRole('button', { name: 'Remove the passkey My phone' }).click();
    await section.getByRole('button', { name: 'Confirm with a passkey' }).click();
    // The form for the confirmation hides the list, too; the button is back once the passkey is removed.
    await expect(section.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect(section.getByText('My phone')).toBeHidden();
    await signIn(page, url, demoAccounts.client);
    await expect(page).toHaveURL(`${url}/en`);
  });

  await test.step('signing in with the removed passkey shows that it is not accepted', async () => {
    await page.goto(`${url}/en/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey is not accepted');
    await expectFitsAndIsAccessible(page);
  });
});

test('where certifiers must have a second factor, a passkey is enough, and its owner cannot remove it', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/403/);
  const url = named(site.url);
  await site.stop();
  await site.start({ secondFactor: 'team' });
  await addAuthenticator(page);
  await signIn(page, url, demoAccounts.certifier);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up two-step sign-in');
  await addPasskey(page, page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Set up two-step sign-in');
  await page.goto(`${url}/en/account`);
  await expect(page.getByText('My phone')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
});
