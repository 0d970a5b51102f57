import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';

/**
 * Does work that stores rows in any order: foreign keys are checked after it instead of with each row, since tables
 * point at each other in circles (a question at the answer that disables it) and at themselves.
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
