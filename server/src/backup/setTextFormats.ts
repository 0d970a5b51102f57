import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Fixes how PostgreSQL formats and parses values in this transaction, independent of server settings and time zone.
 * Both kinds of database then produce the same text, including microseconds.
 */
export async function setTextFormats(trx: TransactionDatabase): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true)`.execute(trx);
}
