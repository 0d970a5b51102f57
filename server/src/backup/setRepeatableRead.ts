import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Gives a transaction a consistent snapshot until its end, regardless of concurrent writes.
 * @param trx a transaction in which no query has run yet
 */
export async function setRepeatableRead(trx: TransactionDatabase): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(trx);
}
