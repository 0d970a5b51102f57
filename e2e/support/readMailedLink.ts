import { expect } from '@playwright/test';
import type { TestMailServer } from '../../server/src/mail/testing/openMailServer.ts';

/**
 * Waits for a mail with a one-use link.
 * @param to a part of the recipient's address; any recipient by default
 * @param subject the beginning of the subject; any by default
 * @returns the link of the first such mail
 */
export async function readMailedLink(
  mailServer: TestMailServer,
  { to = '', subject = '' }: { to?: string; subject?: string },
): Promise<string> {
  const find = () =>
    mailServer.received
      .filter((mail) => mail.to.some((address) => address.includes(to)))
      .map(({ source }) => source.replaceAll('=\r\n', ''))
      .filter((source) => source.includes(`Subject: ${subject}`))
      .map((source) => /http:\S+\/(?:password|email)#[\w-]{43}/.exec(source)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? 'no link';
}
