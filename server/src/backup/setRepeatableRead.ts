import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Lets a transaction see everything as it is now until its end, whatever others write meanwhile.
 * @param trx in which nothing was asked yet
 */
export async function setRepeatableRead(trx: TransactionDatabase): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(trx);
}
