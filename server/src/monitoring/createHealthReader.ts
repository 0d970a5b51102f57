import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { findSystemErrorReason } from './describeSystemError.ts';
import { isReadOnlyError } from '../database/storeIfWritable.ts';
import { findUnavailableReason, type UnavailableReason } from './unavailable.ts';

/** Health of one dependency. `words` is for operators and contains no secret. */
export type HealthCheck =
  | { state: 'ok' }
  /** Some calls are refused, such as writes or those on documents; the others are answered. */
  | { state: 'degraded'; reason: HealthReason; words: string }
  /** No call can be answered. */
  | { state: 'failed'; reason: HealthReason; words: string };

export type HealthReason = UnavailableReason | 'unknown';

export type Health = {
  status: 'ready' | 'degraded' | 'unavailable';
  checks: { database: HealthCheck; connections: HealthCheck; documents: HealthCheck };
  /** Free space on the disk with the documents; null if the store does not report it. */
  freeBytes: number | null;
};

/** Timeout of a check in milliseconds; a check that takes longer counts as failed. */
export const healthCheckTimeoutMs = 2500;
/** Results are cached for this time, so that frequent requests cost nothing. */
const freshMs = 1000;
/** Cache time of the test for free space. It is longer, because this test writes. */
const freeSpaceFreshMs = 10_000;

/**
 * Checks whether the site can answer calls: whether the database answers, has space and is writable, whether calls get
 * a connection, and whether documents can be stored.
 * @param db the connections for calls; `dbForProbes` is independent of them
 * @param clock in milliseconds
 * @param limitMs timeout of a check; tests pass a shorter one
 * @returns a function that runs the checks, at most once a second, and always answers within 3 s
 */
export function createHealthReader({
  db,
  dbForProbes,
  files,
  clock = () => performance.now(),
  limitMs = healthCheckTimeoutMs,
}: {
  db: Database;
  dbForProbes: Database;
  files: Pick<FileStore, 'probe'>;
  clock?: () => number;
  limitMs?: number;
}): () => Promise<Health> {
  const checkFreeSpace = cacheFor(freeSpaceFreshMs, clock, () => testFreeSpace(dbForProbes));
  const keepsFiles = cacheFor(freeSpaceFreshMs / 2, clock, () => files.probe());
  const database = withTimeLimit(limitMs, async () => {
    if (await isReadOnly(dbForProbes)) return degraded('database-read-only');
    await checkFreeSpace();
    return ok;
  });
  const connections = withTimeLimit(limitMs, async () => {
    if (db !== dbForProbes) await sql`select 1`.execute(db);
    return ok;
  });
  let freeBytes: number | null = null;
  const documents = withTimeLimit(limitMs, async () => {
    ({ freeBytes } = await keepsFiles());
    return ok;
  });
  return cacheFor(freshMs, clock, async () => {
    const [ofDatabase, ofConnections, ofDocuments] = await Promise.all([
      database().catch(describeDatabaseError),
      connections().catch(failed),
      documents().catch(describeDocumentsError),
    ]);
    const checks = {
      database: ofDatabase,
      // Without the database there are no connections either; the failure is reported only once.
      connections: ofDatabase.state === 'failed' ? ok : ofConnections,
      documents: ofDocuments,
    };
    const states = Object.values(checks).map(({ state }) => state);
    const status = states.includes('failed')
      ? 'unavailable'
      : states.includes('degraded')
        ? 'degraded'
        : 'ready';
    return { status, checks, freeBytes };
  });
}

async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(db);
  return rows[0]?.isReadOnly === true;
}

/**
 * Tests for free space: counts more rows than fit into `work_mem`, so that the database writes a temporary file of 280
 * kB. This needs no rights and leaves no trace.
 */
async function testFreeSpace(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx);
  });
}

const ok = { state: 'ok' } as const;

function describeDatabaseError(error: unknown): HealthCheck {
  return isReadOnlyError(error) ? degraded(reasonOf(error)) : failed(error);
}

/** Describes an error of the document store as `degraded`, because the rest of the site works without documents. */
function describeDocumentsError(error: unknown): HealthCheck {
  const reason = error instanceof Overdue ? 'store-unreachable' : reasonOf(error);
  return degraded(reason, findSystemErrorReason(error));
}

function degraded(reason: HealthReason, detail?: string): HealthCheck {
  return { state: 'degraded', reason, words: withDetail(words[reason], detail) };
}

function failed(error: unknown): HealthCheck {
  const reason = error instanceof Overdue ? 'no-answer' : reasonOf(error);
  return { state: 'failed', reason, words: words[reason] };
}

function reasonOf(error: unknown): HealthReason {
  return findUnavailableReason(error) ?? 'unknown';
}

function withDetail(sentence: string, detail: string | undefined): string {
  return detail === undefined ? sentence : `${sentence} (${detail})`;
}

const words: Record<HealthReason, string> = {
  refused:
    'The database does not accept connections: it is down, starting, has no free connection, or rejects our login.',
  'no-answer': 'The database does not answer.',
  'connection-lost': 'The connection to the database broke.',
  'no-free-connection': 'All connections of this server to the database are in use.',
  busy: 'The database is locked.',
  'too-slow': 'The database is too slow.',
  'database-full': 'The disk of the database is full: nothing can be saved; reading still works.',
  'database-read-only': 'The database is read-only: nothing can be saved; reading still works.',
  'database-failed': 'The database has failed, or lacks memory or a working disk.',
  'disk-full': 'The disk of the documents is full: none can be added; everything else works.',
  'disk-read-only':
    'The folder of the documents cannot be written: none can be added; everything else works.',
  'disk-failed': 'The disk of the documents fails.',
  'too-many-open': 'This process cannot open more files or connections.',
  'store-unreachable': 'The store of the documents does not answer.',
  unknown: 'Unknown reason; see the log.',
};

/** Thrown for a check that has not finished in time. */
class Overdue extends Error {}

/** Limits the wait for a check. A hanging check is not started again: all callers wait for the same run. */
function withTimeLimit<Result>(ms: number, check: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= check().finally(() => (running = undefined));
    // After a timeout nothing else awaits the check, so its rejection must be handled here.
    running.catch(() => undefined);
    const overdue = Promise.withResolvers<never>();
    const timer = setTimeout(() => overdue.reject(new Overdue()), ms);
    return Promise.race([running, overdue.promise]).finally(() => clearTimeout(timer));
  };
}

/** Caches a result, or a failure, for `ms` milliseconds; runs only one check at a time. */
function cacheFor<Result>(
  ms: number,
  clock: () => number,
  ask: () => Promise<Result>,
): () => Promise<Result> {
  let kept: { result: Promise<Result>; until: number } | undefined;
  return () => {
    if (kept && clock() < kept.until) return kept.result;
    const asked = { result: ask(), until: Infinity };
    kept = asked;
    const settle = () => (asked.until = clock() + ms);
    asked.result.then(settle, settle);
    return asked.result;
  };
}
