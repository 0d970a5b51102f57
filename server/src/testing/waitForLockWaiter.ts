import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Resolves when another connection waits for a lock of this transaction. Immediately on the embedded database, which
 * has one connection.
 */
export async function waitForLockWaiter(trx: TransactionDatabase): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return;
  // Not pg_stat_activity, whose content is fixed until the transaction ends.
  const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while ((await waiting.execute(trx)).rows.length === 0);
}
