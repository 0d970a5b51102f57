import type { Database } from '../database/connect.ts';
import { fingerprint } from './fingerprint.ts';

/** The person behind a call, and the session that the call belongs to. */
export type Account = {
  id: number;
  email: string;
  name: string;
  isCertifier: boolean;
  tokenHash: string;
};

/** How long a session lasts (decisions §6). */
export type SessionLimits = { tokenIdleHours: number; tokenMaxDays: number };

const hourMs = 3_600_000;
/** The last use is noted at most this often: a page that asks every few seconds should not write each time. */
const noteUseEveryMs = 60_000;

/** The account that a token belongs to; undefined when it is unknown, revoked or expired, or the account closed. */
export async function findSession({
  db,
  token,
  limits,
  now,
}: {
  db: Database;
  token: string;
  limits: SessionLimits;
  now: Date;
}): Promise<Account | undefined> {
  const hash = fingerprint(token);
  const { usedAfter, createdAfter } = oldestValid(limits, now);
  const row = await db
    .selectFrom('tokens')
    .innerJoin('accounts', 'accounts.id', 'tokens.account_id')
    .select(['accounts.id', 'email', 'name', 'is_certifier', 'used_at'])
    .where('hash', '=', hash)
    .where('used_at', '>', usedAfter)
    .where('tokens.created_at', '>', createdAfter)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const noteBefore = new Date(now.getTime() - noteUseEveryMs);
  if (row.used_at <= noteBefore) {
    await db
      .updateTable('tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', '<=', noteBefore)
      .execute();
  }
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    isCertifier: row.is_certifier,
    tokenHash: hash,
  };
}

/** Instants after which a token must have been used, and created, to be good at `now`. */
export function oldestValid(
  limits: SessionLimits,
  now: Date,
): { usedAfter: Date; createdAfter: Date } {
  return {
    usedAfter: new Date(now.getTime() - limits.tokenIdleHours * hourMs),
    createdAfter: new Date(now.getTime() - limits.tokenMaxDays * 24 * hourMs),
  };
}
