import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import { isSerializationFailure } from './isSerializationFailure.ts';
import type { Tables } from './tables.ts';

export type TransactionDatabase = Transaction<Tables>;

/** How often a transaction that lost against others is tried; each time at least one of the others has won. */
const mostAttempts = 5;

/**
 * Does the work in one transaction: all of it is stored when the promise resolves, nothing when it rejects.
 * Inside another transaction it is part of that one. Work that lost against simultaneous work is repeated, so it must do nothing outside of the database.
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
      if (attempt === mostAttempts || !isSerializationFailure(error)) throw error;
    }
  }
}

function isTransaction(db: Database): db is TransactionDatabase {
  return db.isTransaction;
}
