import { expect, type Page } from '@playwright/test';
import {
  openMailServer,
  type TestMailServer,
} from '../../server/src/mail/testing/openMailServer.ts';
import { expectFitsAndIsAccessible } from '../support/expectFitsAndIsAccessible.ts';
import { readMailedLink } from '../support/readMailedLink.ts';
import { test } from '../support/test.ts';

const email = 'nova@example.com';
const firstPassword = 'a longer walk by the sea';
const secondPassword = 'a shorter way over the hills';

let mailServer: TestMailServer;
test.beforeEach(async () => {
  mailServer = await openMailServer();
});
test.afterEach(() => mailServer.close());

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/en$/);
}

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an invited person chooses a password, and another one by mail; no URL or header contains the invitation’s token', async ({
  page,
  site,
  openVisitor,
  expectConsole,
}) => {
  expectConsole(/400/);
  expectConsole(/401/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await page.setViewportSize({ width: 390, height: 844 });
  await site.runOffice(
    [
      'user',
      'add',
      email,
      '--name',
      'Nova Ines',
      '--organisation',
      'sava-energy',
      '--language',
      'en',
    ],
    { mailServer: mailServer.url },
  );
  const invitation = await readMailedLink(mailServer, { subject: 'Your account for Meridian' });
  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/password$/);
  await expectFitsAndIsAccessible(page);
  await choose(page, firstPassword);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await signIn(page, firstPassword);

  const forgetful = await openVisitor();
  await forgetful.setViewportSize({ width: 390, height: 844 });
  await test.step('the used link of the invitation no longer works and leads to the request for a new link', async () => {
    await forgetful.goto(invitation);
    await expect(
      forgetful.getByRole('heading', { name: 'This link does not work any more' }),
    ).toBeVisible();
    await expectFitsAndIsAccessible(forgetful);
    await forgetful.getByRole('link', { name: 'Ask for a new link' }).click();
  });
  await test.step('a new link comes by mail; choosing a password with it ends the session of the other browser', async () => {
    await forgetful.getByLabel('E-mail').fill(email);
    await expectFitsAndIsAccessible(forgetful);
    await forgetful.getByRole('button', { name: 'Send the link' }).click();
    await expect(forgetful.getByText('If there is an account with this e-mail')).toBeVisible();
    await forgetful.goto(await readMailedLink(mailServer, { subject: 'Choose a new password' }));
    await expect(
      forgetful.getByRole('heading', { name: 'Choose a new password', level: 1 }),
    ).toBeVisible();
    await choose(forgetful, secondPassword);
    await signIn(forgetful, secondPassword);
    await page.reload();
    await expect(page).toHaveURL(/\/en\/login$/);
  });
  const [, token = 'no token'] = invitation.split('#');
  expect(asked.filter((request) => request.includes(token))).toEqual([]);
  expect(asked.length).toBeGreaterThan(0);
});

test('a person with a password from the office must choose an own password before seeing any page', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/403/);
  await page.setViewportSize({ width: 390, height: 844 });
  const printed = await site.runOffice(['user', 'reset-password', 'client@example.com']);
  const initial = /([a-z2-9]{5}-){3}[a-z2-9]{5}/.exec(printed)?.[0] ?? 'no password';
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill('client@example.com');
  await page.getByLabel('Password', { exact: true }).fill(initial);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const title = page.getByRole('heading', { name: 'Choose a password of your own', level: 1 });
  await expect(title).toBeVisible();
  await page.goto('/en/2/about');
  await expect(title).toBeVisible();
  await expectFitsAndIsAccessible(page);
  await page.getByLabel('Current password').fill(initial);
  await page.getByLabel('New password').fill(firstPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(title).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/2\/about$/);
});
