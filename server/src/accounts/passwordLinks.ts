import { randomBytes } from 'node:crypto';
import type { Language } from '@cert/shared/domain';
import type { PasswordLinksTable } from '../database/accountTables.ts';
import type { Database } from '../database/connect.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { lockAccountRow } from './lockAccountRow.ts';
import { sha256Hex } from '../sha256Hex.ts';

/** Purpose of a link: the first password of an invited person, or a new password in place of a forgotten one. */
export type PasswordLinkKind = PasswordLinksTable['kind'];

/** How long a link of each kind is valid, in hours. */
export const passwordLinkHours: Record<PasswordLinkKind, number> = {
  invitation: 72,
  'password-reset': 1,
};

const hourMs = 3_600_000;

/** A link that was just made. Its token is stored nowhere; only its hash is. */
export type PasswordLink = { token: string; expiresAt: Date };

/**
 * Makes a link with which the account's owner chooses a password; earlier links stay valid. The account's row is locked
 * until the end of the transaction, so that a password that is chosen at the same time also ends this link.
 * @param mailId number in the outbox of the mail that will hold the link; absent if no mail does
 * @returns undefined if the account must not get the link (any more): it is disabled, it has a password (`invitation`)
 *   or has none (`password-reset`), or the mail was removed from the outbox
 */
export async function createPasswordLink(
  trx: TransactionDatabase,
  {
    accountId,
    kind,
    at,
    mailId,
  }: { accountId: number; kind: PasswordLinkKind; at: Date; mailId?: number },
): Promise<PasswordLink | undefined> {
  const account = await trx
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account || (account.password_hash === null) !== (kind === 'invitation')) return undefined;
  if (mailId !== undefined && !(await isInOutbox(trx, mailId))) return undefined;
  await trx
    .deleteFrom('password_links')
    .where('account_id', '=', accountId)
    .where('expires_at', '<=', at)
    .execute();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + passwordLinkHours[kind] * hourMs);
  await trx
    .insertInto('password_links')
    .values({ hash: sha256Hex(token), account_id: accountId, kind, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

async function isInOutbox(trx: TransactionDatabase, mailId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', mailId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Formats the address that a link opens. The token is in the fragment, which browsers send to no server, so no log of a
 * server or a proxy contains it.
 */
export function formatPasswordLink(
  { token }: PasswordLink,
  { origin, language }: { origin: string; language: Language },
): string {
  return `${origin}/${language}/password#${token}`;
}

/** The account of a valid link. */
export type PasswordLinkOwner = {
  accountId: number;
  kind: PasswordLinkKind;
  name: string;
  email: string;
};

/** Finds the owner of a token; undefined if the link is unknown, used, expired or of a disabled account. */
export async function findPasswordLinkOwner(
  db: Database,
  { token, at }: { token: string; at: Date },
): Promise<PasswordLinkOwner | undefined> {
  return db
    .selectFrom('password_links as link')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id as accountId', 'link.kind', 'name', 'email'])
    .where('hash', '=', sha256Hex(token))
    .where('expires_at', '>', at)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Marks a link as used, by deleting it: simultaneous calls cannot both use it. Call it in the transaction that stores
 * the chosen password. Locks the account first, as all changes of an account do, so that two of them cannot deadlock.
 * @returns false if it was used or ended meanwhile
 */
export async function consumePasswordLink(
  trx: TransactionDatabase,
  { token, accountId }: { token: string; accountId: number },
): Promise<boolean> {
  await lockAccountRow(trx, accountId);
  const used = await trx
    .deleteFrom('password_links')
    .where('hash', '=', sha256Hex(token))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

/**
 * Ends all links of an account for choosing a password, and removes the waiting mails that would get one. Call it after
 * the account's row was changed in the same transaction: the row is then locked, so nobody makes a new link meanwhile.
 */
export async function endPasswordLinks(trx: Database, accountId: number): Promise<void> {
  await trx.deleteFrom('password_links').where('account_id', '=', accountId).execute();
  await trx
    .deleteFrom('outbox')
    .where('account_id', '=', accountId)
    .where('kind', 'in', Object.keys(passwordLinkHours))
    .execute();
}
