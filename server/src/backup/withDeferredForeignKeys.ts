import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Runs work with foreign keys checked at its end instead of per row, so that rows can be inserted in any order. Tables
 * refer to each other in cycles (a question and the answer that disables it) and to themselves.
 */
export async function withDeferredForeignKeys(
  trx: TransactionDatabase,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select c.relname as "table", conname as name from pg_constraint
    join pg_class c on c.oid = conrelid
    where contype = 'f' and not condeferrable
      and c.relnamespace = current_schema()::regnamespace`.execute(trx);
  const alter = async (how: string) => {
    for (const { table, name } of rows)
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(
        trx,
      );
  };
  await alter('deferrable initially deferred');
  await work();
  await sql`set constraints all immediate`.execute(trx);
  await alter('not deferrable');
}
