import type { Database } from '../database/connect.ts';

/** A mail that was not sent, as the office sees it. */
export type UnsentMail = {
  id: number;
  kind: string;
  email: string;
  state: 'waiting' | 'given up';
  createdAt: string;
  /** When the next attempt is due; null if the mail was given up. */
  nextAt: string | null;
  attempts: number;
  reason: string | null;
};

/** Maximum number of listed mails. */
const maxListed = 500;

/** Lists the mails that wait and those that were given up, oldest first. */
export async function listOutbox(db: Database): Promise<UnsentMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('accounts', 'accounts.id', 'outbox.account_id')
    .selectAll('outbox')
    .select('accounts.email')
    .orderBy('outbox.id')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    email: row.email,
    state: row.given_up_at ? 'given up' : 'waiting',
    createdAt: row.created_at.toISOString(),
    nextAt: row.given_up_at ? null : row.due_at.toISOString(),
    attempts: row.attempts,
    reason: row.reason,
  }));
}

/** Reads the time at which the longest waiting mail was queued; null if no mail waits. */
export async function readOldestQueuedMailTime(db: Database): Promise<Date | null> {
  const { at } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.min<Date | null>('created_at').as('at'))
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return at;
}
