import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Resolves when another connection waits for a lock of this transaction. On the embedded database, which has only one
 * connection, it resolves immediately.
 */
export async function waitForLockWaiter(trx: TransactionDatabase): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return;
  // This does not use `pg_stat_activity`, because its content does not change within a transaction.
  const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while ((await waiting.execute(trx)).rows.length === 0);
}
