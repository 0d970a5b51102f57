import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Resolves when another connection waits for what this transaction holds. At once on the embedded database: it has one
 * connection, on which nobody else has begun.
 */
export async function waitForLockWaiter(trx: TransactionDatabase): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) return;
  // Not pg_stat_activity, which shows the same until the transaction ends.
  const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while ((await waiting.execute(trx)).rows.length === 0);
}
