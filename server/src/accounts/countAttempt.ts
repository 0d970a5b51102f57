import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { inTransaction, type TransactionDatabase } from '../database/inTransaction.ts';
import {
  failureTtlMs,
  isProofLevelSufficient,
  calculateRequiredProofLevel,
  decayFailures,
  calculateWaitSeconds,
  calculateWaitSecondsByNetworkCount,
  type FailureBucket,
} from './attemptLimits.ts';

/** An attempt that has been counted; `clearFailuresAfterSuccess` needs the state that its buckets had before. */
export type CountedAttempt = {
  at: Date;
  buckets: readonly (FailureBucket & { before: { failures: number; lastAt: Date } | undefined })[];
};

/** Maximum number of expired rows that one attempt deletes. */
const maxRemovedRows = 100;

/** The wait before an attempt; a proof of work of this `level` (see `proofOfWork.ts`) makes the wait unnecessary. */
export type RequiredWait = { retryAfterSeconds: number; level: number };

/**
 * Counts an attempt as failed before its password is checked, so that simultaneous attempts cannot all pass. After a
 * success, `clearFailuresAfterSuccess` undoes this. The counters are in the database, so a restart does not reset them.
 * @param proofLevel level of the proof that was sent; a sufficient level skips the wait
 * @returns `wait` if the failures in a bucket, or from many networks, require a wait; the attempt is then not counted
 */
export async function countAttempt({
  db,
  buckets,
  now,
  proofLevel: sentLevel,
}: {
  db: Database;
  buckets: readonly FailureBucket[];
  now: Date;
  proofLevel?: number | undefined;
}): Promise<CountedAttempt | { wait: RequiredWait }> {
  return inTransaction(db, async (trx) => {
    await lockBuckets(trx, buckets);
    await clampFutureFailures(trx, buckets, now);
    const rows = await trx
      .selectFrom('sign_in_failures')
      .selectAll()
      .where('bucket', 'in', keysOf(buckets))
      .where('last_at', '>', new Date(now.getTime() - failureTtlMs))
      .execute();
    const counted = buckets.map((bucket) => {
      const row = rows.find(({ bucket: key }) => key === bucket.key);
      const sinceMs = row ? now.getTime() - row.last_at.getTime() : 0;
      const failures = row ? decayFailures(row.failures, bucket.kind, sinceMs) : 0;
      return {
        ...bucket,
        failures,
        waitMs: failures === 0 ? 0 : calculateWaitSeconds(failures, bucket.kind) * 1000 - sinceMs,
        before: row && failures > 0 ? { failures, lastAt: row.last_at } : undefined,
      };
    });
    const networkWaits = await Promise.all(
      buckets.map(({ account }) => findNetworkWait(trx, account, now)),
    );
    const longestMs = Math.max(...[...counted, ...networkWaits].map(({ waitMs }) => waitMs));
    const level = calculateRequiredProofLevel(
      counted,
      Math.max(...networkWaits.map(({ failures }) => failures)),
    );
    if (longestMs > 0 && (sentLevel === undefined || !isProofLevelSufficient(sentLevel, level)))
      return { wait: { retryAfterSeconds: Math.ceil(longestMs / 1000), level } };
    for (const { key, account = null, before } of counted) {
      const failures = (before?.failures ?? 0) + 1;
      await trx
        .insertInto('sign_in_failures')
        .values({ bucket: key, account, failures, last_at: now })
        .onConflict((conflict) => conflict.column('bucket').doUpdateSet({ failures, last_at: now }))
        .execute();
    }
    await removeExpiredFailures(trx, now);
    return { at: now, buckets: counted };
  });
}

/**
 * Undoes the counting of a successful attempt: clears its buckets of the kind `account`, and removes this attempt from
 * its other buckets.
 */
export async function clearFailuresAfterSuccess(
  db: Database,
  attempt: CountedAttempt,
): Promise<void> {
  await uncount(db, attempt, ({ kind }) => kind === 'account');
}

/** Undoes the counting of an attempt that neither failed nor succeeded (its code is missing). Earlier failures stay. */
export async function uncountAttempt(db: Database, attempt: CountedAttempt): Promise<void> {
  await uncount(db, attempt, () => false);
}

/** Removes an attempt from its buckets. @param isCleared whether a bucket also forgets all earlier failures */
async function uncount(
  db: Database,
  attempt: CountedAttempt,
  isCleared: (bucket: FailureBucket) => boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockBuckets(trx, attempt.buckets);
    for (const bucket of attempt.buckets) {
      const { key, before } = bucket;
      if (isCleared(bucket) || !before) {
        await trx
          .deleteFrom('sign_in_failures')
          .where('bucket', '=', key)
          .where((is) => is.or([is.val(isCleared(bucket)), is('failures', '=', 1)]))
          .execute();
      }
      // If a later attempt has already stored the time of its own failure, that time stays.
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

/**
 * Sets failures dated in the future (written by a server whose clock was ahead) to now. Otherwise, after a single such
 * failure, everybody with the same bucket would have to wait until that time.
 */
async function clampFutureFailures(
  trx: TransactionDatabase,
  buckets: readonly FailureBucket[],
  now: Date,
): Promise<void> {
  const accounts = buckets.flatMap(({ account }) => account ?? []);
  await trx
    .updateTable('sign_in_failures')
    .set({ last_at: now })
    .where('last_at', '>', now)
    .where((is) =>
      is.or([
        is('bucket', 'in', keysOf(buckets)),
        ...accounts.map((account) => is('account', '=', account)),
      ]),
    )
    .execute();
}

/** Counts the failed sign-ins to an account within a day, and computes the wait if they came from many networks. */
async function findNetworkWait(
  trx: TransactionDatabase,
  account: string | undefined,
  now: Date,
): Promise<{ failures: number; waitMs: number }> {
  if (account === undefined) return { failures: 0, waitMs: 0 };
  const { networks, failures, last } = await trx
    .selectFrom('sign_in_failures')
    .select((row) => [
      row.fn.countAll<string>().as('networks'),
      row.fn.sum<string | null>('failures').as('failures'),
      row.fn.max('last_at').as('last'),
    ])
    .where('account', '=', account)
    .where('last_at', '>', new Date(now.getTime() - failureTtlMs))
    .executeTakeFirstOrThrow();
  if (last === null) return { failures: 0, waitMs: 0 };
  return {
    failures: Number(failures),
    waitMs:
      calculateWaitSecondsByNetworkCount(Number(networks)) * 1000 -
      (now.getTime() - last.getTime()),
  };
}

/** Deletes expired rows. Skips rows that another transaction has locked; a later attempt deletes them. */
async function removeExpiredFailures(trx: TransactionDatabase, now: Date): Promise<void> {
  await trx
    .deleteFrom('sign_in_failures')
    .where('bucket', 'in', (from) =>
      from
        .selectFrom('sign_in_failures')
        .select('bucket')
        .where('last_at', '<=', new Date(now.getTime() - failureTtlMs))
        .limit(maxRemovedRows)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/**
 * Runs attempts with the same bucket or account one after the other. Advisory locks work even if there is no row yet.
 */
async function lockBuckets(
  trx: TransactionDatabase,
  buckets: readonly FailureBucket[],
): Promise<void> {
  const accounts = buckets.flatMap(({ account }) => account ?? []);
  for (const key of [...keysOf(buckets), ...accounts].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

function keysOf(buckets: readonly FailureBucket[]): string[] {
  return buckets.map((bucket) => bucket.key);
}
