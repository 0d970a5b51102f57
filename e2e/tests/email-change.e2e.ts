import { expect } from '@playwright/test';
import {
  openMailServer,
  type TestMailServer,
} from '../../server/src/mail/testing/openMailServer.ts';
import { demoAccounts, demoPassword } from '../support/demoAccounts.ts';
import { expectFitsAndIsAccessible } from '../support/expectFitsAndIsAccessible.ts';
import { readMailedLink } from '../support/readMailedLink.ts';
import { test } from '../support/test.ts';

const next = 'ana.new@example.com';

let mailServer: TestMailServer;
test.beforeEach(async () => {
  mailServer = await openMailServer();
});
test.afterEach(() => mailServer.close());

test('a person changes the e-mail, confirms from both mailboxes and signs in; no URL or header contains a token', async ({
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
  await signInAs('client');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/account');
  const section = page.getByRole('region', { name: 'Name and e-mail' });
  await test.step('the person requests the change with the password', async () => {
    await section.getByRole('button', { name: 'Change the e-mail' }).click();
    await section.getByLabel('New e-mail').fill(next);
    await section.getByLabel('Your password').fill(demoPassword);
    await expectFitsAndIsAccessible(page);
    await section.getByRole('button', { name: 'Send the links' }).click();
    await expect(section.getByText(`change your e-mail address to ${next}`)).toBeVisible();
    await expectFitsAndIsAccessible(page);
  });
  const links = {
    old: await readMailedLink(mailServer, { to: demoAccounts.client }),
    new: await readMailedLink(mailServer, { to: next }),
  };

  const mailbox = await openVisitor();
  const asked: string[] = [];
  mailbox.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await mailbox.setViewportSize({ width: 390, height: 844 });
  await test.step('a button confirms from the new mailbox, and the account page then waits for the old one', async () => {
    await mailbox.goto(links.new);
    await expect(mailbox).toHaveURL(/\/en\/email$/);
    await expect(mailbox.getByText(`${next} is to become the e-mail of an account.`)).toBeVisible();
    await expectFitsAndIsAccessible(mailbox);
    await mailbox.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(mailbox.getByText(/^Confirmed\./)).toBeVisible();
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveText(['your e-mail until now']);
  });
  await test.step('after a confirmation from the old mailbox, the person signs in with the new address', async () => {
    await mailbox.goto(links.old);
    await expect(mailbox.getByText(`from ${demoAccounts.client} to ${next}`)).toBeVisible();
    await mailbox.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(mailbox.getByText(`Your e-mail is now ${next}.`)).toBeVisible();
    await expectFitsAndIsAccessible(mailbox);
    await mailbox.getByRole('button', { name: 'Sign in' }).click();
    await expect(mailbox.getByLabel('E-mail')).toHaveValue(next);
    await mailbox.getByLabel('Password', { exact: true }).fill(demoPassword);
    await mailbox.getByRole('button', { name: 'Sign in' }).click();
    await expect(mailbox).toHaveURL(/\/en$/);
  });
  await test.step('the earlier session has ended, and the used link no longer works', async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/en\/login$/);
    await mailbox.goto(links.old);
    await expect(mailbox.getByText(/does not work any more/)).toBeVisible();
    await expectFitsAndIsAccessible(mailbox);
  });
  for (const link of Object.values(links)) {
    const [, token = 'no token'] = link.split('#');
    expect(asked.filter((request) => request.includes(token))).toEqual([]);
  }
  expect(asked.length).toBeGreaterThan(0);
});
