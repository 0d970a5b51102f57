import { defaultLanguage, languages, type Language } from '@cert/shared/domain';
import {
  createPasswordLink,
  formatPasswordLink,
  passwordLinkHours,
} from '../../accounts/passwordLinks.ts';
import type { Config } from '../../config.ts';
import type { TransactionDatabase } from '../../database/inTransaction.ts';
import { createQueueMail } from '../../mail/queueMail.ts';
import { isLoopback } from '../../settingSchemas.ts';
import type { Option } from '../command-line/command.ts';
import { createChoiceArgumentSchema } from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';

/** Option of commands that invite: the language of the mail and of the page that the link opens. */
export const languageOption = {
  valueName: `<${languages.join('|')}>`,
  description: `language of the invitation; ${defaultLanguage} by default`,
  schema: createChoiceArgumentSchema(languages).transform(
    (language) => language ?? defaultLanguage,
  ),
} as const satisfies Option;

/**
 * How a user was invited: by a mail that is in the outbox now, or by a link that the office hands over because the
 * installation sends no mail. The link of a dry run is null, because it is never valid.
 */
export type Invitation = { by: 'mail' } | { by: 'link'; link: string | null };

/**
 * Invites the owner of an enabled account without a password to choose one. The link must be shown only once.
 * @throws UsageError if a link must be created and the site's address is not configured (MAIN_ORIGIN)
 */
export async function inviteToChoosePassword(
  trx: TransactionDatabase,
  {
    accountId,
    language = defaultLanguage,
    at,
    config: { mail, mainOrigin, host, port },
    isDryRun,
  }: {
    accountId: number;
    language: Language | undefined;
    at: Date;
    config: Pick<Config, 'mail' | 'mainOrigin' | 'host' | 'port'>;
    isDryRun: boolean;
  },
): Promise<Invitation> {
  if (mail) {
    const queueMail = createQueueMail({ hasMail: true, now: () => at });
    await queueMail(trx, { accountId, kind: 'invitation', language });
    return { by: 'mail' };
  }
  if (mainOrigin === undefined && !isLoopback(host))
    throw new UsageError('Set MAIN_ORIGIN to the address of the site: links lead there.');
  const link = await createPasswordLink(trx, { accountId, kind: 'invitation', at });
  if (!link) throw new Error(`account ${accountId} cannot be invited`);
  const origin = mainOrigin ?? `http://${host}:${port}`;
  return { by: 'link', link: isDryRun ? null : formatPasswordLink(link, { origin, language }) };
}

/** Formats how a user is invited and what the office must do. */
export function formatInvitation(invitation: Invitation): string {
  const hours = passwordLinkHours.invitation;
  if (invitation.by === 'mail')
    return `An invitation is sent by mail; its link is valid for ${hours} hours.`;
  const shown = invitation.link ?? '(no link in a dry run)';
  return `This site sends no mail. Hand over the link, which is shown only now and valid for ${hours} hours: ${shown}`;
}
