import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Settles, for this transaction, how the database writes values as text and reads them back, whatever the server's
 * own settings and time zone are: both kinds of database then give the same text, to the last microsecond.
 */
export async function setTextFormats(trx: TransactionDatabase): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(trx);
}
