import { expect } from '@playwright/test';
import {
  openMailServer,
  type TestMailServer,
} from '../../server/src/mail/testing/openMailServer.ts';
import { expectFitsAndIsAccessible } from '../support/expectFitsAndIsAccessible.ts';
import { test } from '../support/test.ts';

let mailServer: TestMailServer;
test.beforeEach(async () => {
  mailServer = await openMailServer();
});
test.afterEach(() => mailServer.close());

const settings = ['questionnaire', 'settings', 'sava-energy', '2026'];

test('a client gets a mail when the report is released, opens the report by its link, and switches such mails off', async ({
  page,
  site,
  signInAs,
}) => {
  await site.runOffice([...settings, '--withdraw-report'], { mailServer: mailServer.url });
  await site.runOffice([...settings, '--release-report']);
  const findMail = () =>
    mailServer.received
      .map(({ to, source }) => ({ to, text: source.replaceAll('=\r\n', '') }))
      .find(({ text }) => text.includes('/4/report'));
  await expect.poll(findMail).toMatchObject({ to: ['other@example.com'] });
  const link = /http:\S+\/4\/report/.exec(findMail()?.text ?? '')?.[0] ?? 'no link';
  await signInAs('other');
  await test.step('the link leads to the report', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Sava Energy');
  });
  await test.step('the switch on the account page is still off after a reload', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en/account');
    const released = page.getByRole('switch', { name: 'A report was released' });
    await released.click();
    await expect(released).not.toBeChecked();
    await expectFitsAndIsAccessible(page);
    await page.reload();
    await expect(released).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Answers were submitted' })).toBeChecked();
  });
});
