import type { Transaction } from 'kysely';
import type { Database } from './connect.ts';
import { isSerializationFailure } from './isSerializationFailure.ts';
import type { Tables } from './tables.ts';

export type TransactionDatabase = Transaction<Tables>;

/** Maximum attempts after serialization failures; at each one, at least one competing transaction succeeded. */
const mostAttempts = 5;

/**
 * Runs work in a transaction: everything is stored when the promise resolves, nothing when it rejects. Inside another
 * transaction it joins that one. After a serialization failure the work runs again, so it must have no side effects
 * outside of the database.
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
