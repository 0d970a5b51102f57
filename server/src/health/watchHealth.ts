import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/fileStore.ts';
import { systemReason } from '../describeSystemError.ts';
import { findUnavailableReason, type UnavailableReason } from '../unavailable.ts';

/** One thing that the site needs. `words` are for an operator, and hold no secret. */
export type Check =
  | { state: 'ok' }
  /** Reading goes on; what would be written is refused. */
  | { state: 'degraded'; reason: HealthReason; words: string }
  /** No call can be answered. */
  | { state: 'failed'; reason: HealthReason; words: string };

export type HealthReason = UnavailableReason | 'unknown';

export type Health = {
  status: 'ready' | 'degraded' | 'unavailable';
  checks: { database: Check; connections: Check; documents: Check };
  /** Of the disk with the documents; null in a store that does not tell. */
  freeBytes: number | null;
};

/** A check that has not ended after so long has failed. */
const answerWithinMs = 2500;
/** What was found stands for so long, so that asking often costs nothing. */
const freshMs = 1000;
/** Room is tried by writing, and so less often. */
const roomFreshMs = 10_000;

/**
 * Tells whether the site can answer calls, and why not: whether the database answers, has room and can be written,
 * whether calls get a connection, and whether documents can be kept.
 * @param db the calls' own connections; `dbForProbes` is asked whatever they are waiting for
 * @param clock in milliseconds
 * @returns asks, at most once a second, and answers within 3 s also when nothing else does
 */
export function watchHealth({
  db,
  dbForProbes,
  files,
  clock = () => performance.now(),
}: {
  db: Database;
  dbForProbes: Database;
  files: Pick<FileStore, 'probe'>;
  clock?: () => number;
}): () => Promise<Health> {
  const hasRoom = keptFor(roomFreshMs, clock, () => tryRoom(dbForProbes));
  const keepsFiles = keptFor(roomFreshMs / 2, clock, () => files.probe());
  const database = inTime(async () => {
    const isReadOnly = await askWhetherReadOnly(dbForProbes);
    if (isReadOnly) return degraded('database-read-only');
    await hasRoom();
    return ok;
  });
  const connections = inTime(async () => {
    if (db !== dbForProbes) await sql`select 1`.execute(db);
    return ok;
  });
  let freeBytes: number | null = null;
  const documents = inTime(async () => {
    ({ freeBytes } = await keepsFiles());
    return ok;
  });
  return keptFor(freshMs, clock, async () => {
    const [ofDatabase, ofConnections, ofDocuments] = await Promise.all([
      database().catch(describeDatabaseError),
      connections().catch(failed),
      documents().catch(describeDocumentsError),
    ]);
    const checks = {
      database: ofDatabase,
      // Who cannot reach the database has no connection either; that is said once.
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

async function askWhetherReadOnly(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(db);
  return rows[0]?.isReadOnly === true;
}

/**
 * Counts more rows than fit into the little memory that is given, so that the database writes 280 kB to its disk for a
 * moment: the only writing that leaves no trace and needs no rights.
 */
async function tryRoom(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx);
  });
}

const ok = { state: 'ok' } as const;

/** What stops writing only: the database still answers what is read. */
const onlyWriting: readonly HealthReason[] = ['database-full', 'database-read-only'];

function describeDatabaseError(error: unknown): Check {
  const reason = reasonOf(error);
  return onlyWriting.includes(reason) ? degraded(reason) : failed(error);
}

/** Without documents the rest of the site goes on. */
function describeDocumentsError(error: unknown): Check {
  const reason = error instanceof Overdue ? 'store-unreachable' : reasonOf(error);
  return degraded(reason, systemReason(error));
}

function degraded(reason: HealthReason, detail?: string): Check {
  return { state: 'degraded', reason, words: withDetail(words[reason], detail) };
}

function failed(error: unknown): Check {
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
  refused: 'The database does not accept connections: it is down, starts, is full, or refuses us.',
  'no-answer': 'The database does not answer.',
  'connection-lost': 'The connection to the database broke.',
  'no-free-connection': 'All connections of this server to the database are in use.',
  busy: 'The database is locked by somebody.',
  'too-slow': 'The database is too slow.',
  'database-full': 'The disk of the database is full: nothing can be saved, reading goes on.',
  'database-read-only': 'The database can only be read: nothing can be saved, reading goes on.',
  'database-failed': 'The database has failed, or lacks memory or a working disk.',
  'disk-full': 'The disk of the documents is full: none can be added, the rest goes on.',
  'disk-read-only':
    'The folder of the documents cannot be written: none can be added, the rest goes on.',
  'disk-failed': 'The disk of the documents fails.',
  'too-many-open': 'This process may not open more files and connections.',
  'store-unreachable': 'The store of the documents does not answer.',
  unknown: 'It fails for a reason that the log tells.',
};

/** Thrown for a check that has not ended in time. */
class Overdue extends Error {}

/** Ends the wait for a check in time. One that hangs is not begun a second time: everybody waits for the same. */
function inTime<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= check().finally(() => (running = undefined));
    // Who waits no longer must not be told of its failure.
    running.catch(() => undefined);
    const overdue = Promise.withResolvers<never>();
    const timer = setTimeout(() => overdue.reject(new Overdue()), answerWithinMs);
    return Promise.race([running, overdue.promise]).finally(() => clearTimeout(timer));
  };
}

/** Asks at most once in so many milliseconds, and once at a time; a failure is kept as well. */
function keptFor<Result>(
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
