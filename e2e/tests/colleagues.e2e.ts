import { expect } from '@playwright/test';
import {
  openMailServer,
  type TestMailServer,
} from '../../server/src/mail/testing/openMailServer.ts';
import { expectFitsAndIsAccessible } from '../support/expectFitsAndIsAccessible.ts';
import { readMailedLink } from '../support/readMailedLink.ts';
import { test } from '../support/test.ts';

const email = 'maja@example.com';
const password = 'a longer walk by the sea';

let mailServer: TestMailServer;
test.beforeEach(async () => {
  mailServer = await openMailServer();
});
test.afterEach(() => mailServer.close());

test('the first client of an organisation invites a colleague, who signs in with an own password and is later removed', async ({
  page,
  site,
  signInAs,
  openVisitor,
  expectConsole,
}) => {
  expectConsole(/400/);
  expectConsole(/401/);
  await site.stop();
  await site.start({ mailServer: mailServer.url });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('client');
  await page.goto('/en/account');
  const section = page.getByRole('region', { name: 'Colleagues' });
  await section.getByRole('button', { name: 'Invite a colleague' }).click();
  await section.getByLabel('Name of the colleague').fill('Maja Kovač');
  await section.getByLabel('E-mail of the colleague').fill(email);
  await expectFitsAndIsAccessible(page);
  await section.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(section.getByText('Maja Kovač')).toBeVisible();
  await expectFitsAndIsAccessible(page);

  const colleague = await openVisitor();
  await test.step('the colleague chooses a password, sees the organisation’s questionnaire, and cannot invite anybody', async () => {
    await colleague.goto(await readMailedLink(mailServer, { to: email }));
    await colleague.getByLabel('New password').fill(password);
    await colleague.getByRole('button', { name: 'Save the password' }).click();
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(colleague.getByLabel('E-mail')).toHaveValue(email);
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(colleague).toHaveURL(/\/en(\/\d+)?$/);
    await colleague.goto('/en/2/about');
    await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible();
    await colleague.goto('/en/account');
    await expect(colleague.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
    await expect(colleague.getByRole('region', { name: 'Colleagues' })).toHaveCount(0);
  });

  await test.step('after the removal, the colleague is signed out and cannot sign in', async () => {
    await page.reload();
    await section.getByRole('button', { name: 'Remove Maja Kovač' }).click();
    await expectFitsAndIsAccessible(page);
    await section.getByRole('button', { name: 'Remove Maja Kovač' }).click();
    await expect(section.getByText('Maja Kovač')).toBeHidden();
    await colleague.goto('/en/2/about');
    await expect(colleague).toHaveURL(/\/en\/login$/);
    await colleague.getByLabel('E-mail').fill(email);
    await colleague.getByLabel('Password', { exact: true }).fill(password);
    await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(colleague.getByRole('alert')).toContainText('Wrong e-mail or password');
  });
});
