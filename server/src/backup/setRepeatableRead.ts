import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Gives a transaction a consistent snapshot until its end, regardless of concurrent writes.
 * @param trx without any query so far
 */
export async function setRepeatableRead(trx: TransactionDatabase): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(trx);
}
