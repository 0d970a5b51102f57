import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Runs work with user triggers disabled: restored rows already include what the triggers wrote (`change_counters`).
 */
export async function withTriggersDisabled(
  trx: TransactionDatabase,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select distinct c.relname as "table" from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(trx);
  const alter = async (how: 'disable' | 'enable') => {
    for (const { table } of rows)
      await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger user`.execute(trx);
  };
  await alter('disable');
  await work();
  await alter('enable');
}
