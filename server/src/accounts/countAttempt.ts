import { refuse } from '@cert/shared/domain';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../database/inTransaction.ts';
import { forgetAfterMs, waitAfter, type Bucket } from './attemptLimits.ts';

/**
 * Counts an attempt as failed before it is made, so that many simultaneous ones cannot slip through together;
 * `forgiveAttempt` takes it back when it succeeds. Kept in the database: a restart forgets nothing.
 * @throws Refusal slow-down with `{retryAfterSeconds}` while one of the buckets has to wait
 */
export async function countAttempt({
  db,
  buckets,
  now,
}: {
  db: Database;
  buckets: readonly Bucket[];
  now: Date;
}): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBuckets(trx, buckets);
    const rows = await trx
      .selectFrom('sign_in_failures')
      .selectAll()
      .where('bucket', 'in', keysOf(buckets))
      .where('last_at', '>', new Date(now.getTime() - forgetAfterMs))
      .execute();
    const failuresOf = new Map(rows.map((row) => [row.bucket, row]));
    const waitMs = buckets.map(({ key, kind }) => {
      const known = failuresOf.get(key);
      if (!known) return 0;
      return known.last_at.getTime() + waitAfter(known.failures, kind) * 1000 - now.getTime();
    });
    const longestMs = Math.max(...waitMs);
    if (longestMs > 0)
      throw refuse('slow-down', { retryAfterSeconds: Math.ceil(longestMs / 1000) });
    for (const { key } of buckets) {
      const failures = (failuresOf.get(key)?.failures ?? 0) + 1;
      await trx
        .insertInto('sign_in_failures')
        .values({ bucket: key, failures, last_at: now })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ failures, last_at: now }))
        .execute();
    }
  });
}

/** Takes back an attempt that has succeeded: the account's count is cleared, the address keeps its other failures. */
export async function forgiveAttempt({
  db,
  buckets,
}: {
  db: Database;
  buckets: readonly Bucket[];
}): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBuckets(trx, buckets);
    const cleared = buckets.filter((bucket) => bucket.kind === 'account');
    await trx
      .deleteFrom('sign_in_failures')
      .where((is) =>
        is
          .or([is('bucket', 'in', keysOf(cleared)), is('failures', '=', 1)])
          .and('bucket', 'in', keysOf(buckets)),
      )
      .execute();
    await trx
      .updateTable('sign_in_failures')
      .set((row) => ({ failures: row('failures', '-', 1) }))
      .where('bucket', 'in', keysOf(buckets))
      .execute();
  });
}

/** One attempt per bucket at a time; a row lock would not do, since the row may not exist yet. */
async function lockBuckets(trx: TransactionDatabase, buckets: readonly Bucket[]): Promise<void> {
  for (const key of keysOf(buckets).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

function keysOf(buckets: readonly Bucket[]): string[] {
  return buckets.map((bucket) => bucket.key);
}
