import { refuse } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../database/inTransaction.ts';
import { forgetAfterMs, remembered, waitAfter, waitAmong, type Bucket } from './attemptLimits.ts';

/** An attempt that was counted: what `forgiveAttempt` needs to take it back. */
export type CountedAttempt = {
  at: Date;
  buckets: readonly (Bucket & { before: { failures: number; lastAt: Date } | undefined })[];
};

/** Rows that are long over are removed with an attempt, at most so many at once. */
const mostRemoved = 100;

/**
 * Counts an attempt as failed before it is made, so that many simultaneous ones cannot slip through together;
 * `forgiveAttempt` takes it back when it succeeds. Kept in the database: a restart forgets nothing.
 * @throws Refusal slow-down with `{retryAfterSeconds}` while one of the buckets, or the account as such, has to wait
 */
export async function countAttempt({
  db,
  buckets,
  now,
}: {
  db: Database;
  buckets: readonly Bucket[];
  now: Date;
}): Promise<CountedAttempt> {
  return inTransaction(db, async (trx) => {
    await lockBuckets(trx, buckets);
    const rows = await trx
      .selectFrom('sign_in_failures')
      .selectAll()
      .where('bucket', 'in', keysOf(buckets))
      .where('last_at', '>', new Date(now.getTime() - forgetAfterMs))
      .execute();
    const counted = buckets.map((bucket) => {
      const row = rows.find(({ bucket: key }) => key === bucket.key);
      const sinceMs = row ? now.getTime() - row.last_at.getTime() : 0;
      const failures = row ? remembered(row.failures, bucket.kind, sinceMs) : 0;
      return {
        ...bucket,
        waitMs: failures === 0 ? 0 : waitAfter(failures, bucket.kind) * 1000 - sinceMs,
        before: row && failures > 0 ? { failures, lastAt: row.last_at } : undefined,
      };
    });
    const amongMs = await Promise.all(
      buckets.map(({ account }) => findWaitAmong(trx, account, now)),
    );
    const longestMs = Math.max(...counted.map(({ waitMs }) => waitMs), ...amongMs);
    if (longestMs > 0)
      throw refuse('slow-down', { retryAfterSeconds: Math.ceil(longestMs / 1000) });
    for (const { key, account = null, before } of counted) {
      const failures = (before?.failures ?? 0) + 1;
      await trx
        .insertInto('sign_in_failures')
        .values({ bucket: key, account, failures, last_at: now })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ failures, last_at: now }))
        .execute();
    }
    await removeOld(trx, now);
    return { at: now, buckets: counted };
  });
}

/** Takes back an attempt that has succeeded: the account's count is cleared, a network keeps its other failures. */
export async function forgiveAttempt(db: Database, attempt: CountedAttempt): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBuckets(trx, attempt.buckets);
    for (const { key, kind, before } of attempt.buckets) {
      if (kind === 'account' || !before) {
        await trx
          .deleteFrom('sign_in_failures')
          .where('bucket', '=', key)
          .where((is) => is.or([is.val(kind === 'account'), is('failures', '=', 1)]))
          .execute();
      }
      // Another attempt that came meanwhile keeps its own time.
      const lastAt = before?.lastAt ?? attempt.at;
      await trx
        .updateTable('sign_in_failures')
        .set((row) => ({
          failures: row('failures', '-', 1),
          last_at: row
            .case()
            .when('last_at', '=', attempt.at)
            .then(lastAt)
            .else(row.ref('last_at'))
            .end(),
        }))
        .where('bucket', '=', key)
        .where('failures', '>', 1)
        .execute();
    }
  });
}

/** How long an account must wait because of failures in many networks, in milliseconds. */
async function findWaitAmong(
  trx: TransactionDatabase,
  account: string | undefined,
  now: Date,
): Promise<number> {
  if (account === undefined) return 0;
  const { networks, last } = await trx
    .selectFrom('sign_in_failures')
    .select((row) => [row.fn.countAll<string>().as('networks'), row.fn.max('last_at').as('last')])
    .where('account', '=', account)
    .where('last_at', '>', new Date(now.getTime() - forgetAfterMs))
    .executeTakeFirstOrThrow();
  if (last === null) return 0;
  return waitAmong(Number(networks)) * 1000 - (now.getTime() - last.getTime());
}

/** Removes what no longer counts. What another attempt holds just now is left to the next one. */
async function removeOld(trx: TransactionDatabase, now: Date): Promise<void> {
  await trx
    .deleteFrom('sign_in_failures')
    .where('bucket', 'in', (from) =>
      from
        .selectFrom('sign_in_failures')
        .select('bucket')
        .where('last_at', '<=', new Date(now.getTime() - forgetAfterMs))
        .limit(mostRemoved)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** One attempt per bucket at a time; a row lock would not do, since the row may not exist yet. */
async function lockBuckets(trx: TransactionDatabase, buckets: readonly Bucket[]): Promise<void> {
  const accounts = buckets.flatMap(({ account }) => account ?? []);
  for (const key of [...keysOf(buckets), ...accounts].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

function keysOf(buckets: readonly Bucket[]): string[] {
  return buckets.map((bucket) => bucket.key);
}
