import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { migrations } from '../database/migrate.ts';
import { readMigrations } from './readMigrations.ts';
import { readSchema } from './readSchema.ts';

/**
 * Gives an empty database the schema of the backup. Migrations cannot be undone, so if the database's schema is newer,
 * its empty tables are dropped and created again.
 * @param names of the migrations, in order
 */
export async function prepareSchema(
  trx: TransactionDatabase,
  names: readonly string[],
): Promise<void> {
  const target = names.at(-1);
  if (target === undefined || (await readMigrations(trx)).at(-1) === target) return;
  const tables = (await readSchema(trx)).map(({ name }) => sql.table(name));
  const functions = await sql<{ name: string }>`
    select distinct tgfoid::regprocedure::text as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(trx);
  await sql`drop table ${sql.join(tables)}`.execute(trx);
  // The database returns the names already quoted, so `sql.raw` is safe.
  for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)}`.execute(trx);
  await sql`delete from kysely_migration`.execute(trx);
  const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(target);
  if (error) throw error;
}
