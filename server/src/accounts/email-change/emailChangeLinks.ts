import { randomBytes } from 'node:crypto';
import type { Language } from '@cert/shared/domain';
import type { Database } from '../../database/connect.ts';
import type { TransactionDatabase } from '../../database/inTransaction.ts';
import { sha256Hex } from '../../sha256Hex.ts';

/** The kinds of mails with a link that confirms a change of the e-mail: to the present one, and to the new one. */
export const emailChangeMailKinds = ['email-change-old', 'email-change-new'] as const;
export type EmailChangeMailKind = (typeof emailChangeMailKinds)[number];

/**
 * A link that was just made, the address to which its mail goes, and the new e-mail as `detail`. Its token is stored
 * nowhere; only its hash is.
 */
export type EmailChangeLink = { token: string; to: string; detail: string; until: Date };

/**
 * Makes the link of a mail. Earlier links stay valid, because the mail of an earlier attempt may have arrived.
 * @returns undefined if the mail must not be sent (any more): the change was ended, has expired or was confirmed by
 *   this address; or the mail is for the new address, and another account has this address: its owner has not asked for
 *   any change
 */
export async function createEmailChangeLink(
  trx: TransactionDatabase,
  { accountId, kind, at }: { accountId: number; kind: EmailChangeMailKind; at: Date },
): Promise<EmailChangeLink | undefined> {
  const isToNew = kind === 'email-change-new';
  const change = await trx
    .selectFrom('email_changes as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .leftJoin('accounts as other', 'other.email', 'c.email')
    .select(['c.email', 'a.email as present', 'c.expires_at', 'other.id as takenBy'])
    .where('c.account_id', '=', accountId)
    .where('c.expires_at', '>', at)
    .where(isToNew ? 'c.confirmed_by_new' : 'c.confirmed_by_old', '=', false)
    .where('a.disabled_at', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
  if (!change || (isToNew && change.takenBy !== null)) return undefined;
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('email_change_links')
    .values({ hash: sha256Hex(token), account_id: accountId, is_to_new: isToNew })
    .execute();
  const to = isToNew ? change.email : change.present;
  return { token, to, detail: change.email, until: change.expires_at };
}

/** Formats the address that a link opens. The token is in the fragment, which browsers send to no server. */
export function formatEmailChangeLink(
  { token }: EmailChangeLink,
  { origin, language }: { origin: string; language: Language },
): string {
  return `${origin}/${language}/email#${token}`;
}

/** Ends the change of an account's e-mail, its links, and the waiting mails that would contain such a link. */
export async function endEmailChange(trx: Database, accountId: number): Promise<void> {
  await trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute();
  await trx
    .deleteFrom('outbox')
    .where('account_id', '=', accountId)
    .where('kind', 'in', emailChangeMailKinds)
    .execute();
}
