import { type Transaction, sql } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables.ts';

export type TransactionDatabase = Transaction<Tables>;

/**
 * Maximum number of attempts, including the first. Few are enough, because each serialization failure means that a
 * competing transaction goes ahead.
 */
const maxAttempts = 5;

/**
 * Runs work in a transaction: everything is stored when the promise resolves, nothing when it rejects. If `db` already
 * is a transaction, the work runs as a part of it. After a serialization failure the work runs again, so it must have
 * no side effects outside of the database.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: TransactionDatabase) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(db)) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !isSerializationFailure(error)) throw error;
    }
  }
}

function isTransaction(db: Database): db is TransactionDatabase {
  return db.isTransaction;
}

/** Thrown if data have changed between reading and writing; nothing was written, and `inTransaction` runs it again. */
export class StaleReadError extends Error {}

/** SQLSTATEs serialization_failure and deadlock_detected. Source: PostgreSQL manual, appendix A. */
const serializationFailureStates = new Set(['40001', '40P01']);

/** Whether a transaction failed only because of concurrent ones, so that it may succeed if it is run again. */
export function isSerializationFailure(error: unknown): boolean {
  if (error instanceof StaleReadError) return true;
  const state = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof state === 'string' && serializationFailureStates.has(state);
}

/**
 * Sets the isolation level: the transaction sees the same data until its end, regardless of concurrent writes.
 * @param trx a transaction in which no query has run yet
 */
export async function setRepeatableRead(trx: TransactionDatabase): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(trx);
}

/**
 * Fixes how PostgreSQL formats and parses values in this transaction, independent of server settings and time zone.
 * Both kinds of database then produce the same text, including microseconds.
 */
export async function setTextFormats(trx: TransactionDatabase): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(trx);
}
