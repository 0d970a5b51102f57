import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../database/connect.ts';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { migrations, readAppliedMigrations } from '../database/migrate.ts';
import { InvalidArchiveError, type ArchiveManifest } from './archive.ts';

/** A table as described by the database's catalogue. */
export type TableSchema = {
  name: string;
  /** The columns in order; `type` is in PostgreSQL's notation, such as `numeric(2,1)` or `text[]`. */
  columns: readonly { name: string; type: string; isIdentity: boolean }[];
};

/**
 * Reads every table from the database's catalogue, so that no new table can be forgotten. Leaves out generated columns,
 * Kysely's two tables of migrations (see `readAppliedMigrations`), and `audit_visibility`, which each server fills when
 * it starts.
 */
export async function readSchema(db: Database): Promise<TableSchema[]> {
  const { rows } = await sql<{ table: string; name: string; type: string; isIdentity: boolean }>`
    select c.relname as "table", a.attname as name, a.attidentity <> '' as "isIdentity",
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname not like 'kysely%' and c.relname <> 'audit_visibility' and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(db);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({ name, columns }));
}

/**
 * Changes an empty database to the schema of the backup. Migrations cannot be undone, so if the database's schema is
 * newer, its empty tables are dropped and created again.
 * @param names names of the backup's migrations, in order
 */
export async function recreateSchema(
  trx: TransactionDatabase,
  names: readonly string[],
): Promise<void> {
  const target = names.at(-1);
  if (target === undefined || (await readAppliedMigrations(trx)).at(-1) === target) return;
  const tables = (await readSchema(trx)).map(({ name }) => sql.table(name));
  const functions = await sql<{ name: string }>`
    select distinct tgfoid::regprocedure::text as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relnamespace = current_schema()::regnamespace`.execute(trx);
  await sql`drop table ${sql.join(tables)}`.execute(trx);
  await sql`drop table if exists audit_visibility`.execute(trx);
  // The database returns the names already quoted, so `sql.raw` is safe.
  for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)}`.execute(trx);
  await sql`delete from kysely_migration`.execute(trx);
  const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo(target);
  if (error) throw error;
}

/** Reads the next value of each identity column of a table, as text. */
export async function readSequences(
  db: Database,
  { name, columns }: TableSchema,
): Promise<Record<string, string>> {
  const next: Record<string, string> = {};
  for (const column of columns.filter(({ isIdentity }) => isIdentity)) {
    const { rows: sequences } = await sql<{ name: string }>`
      select pg_get_serial_sequence(quote_ident(${name}), ${column.name}) as name`.execute(db);
    for (const sequence of sequences) {
      // The database returns the name already quoted, so `sql.raw` is safe.
      const { rows } = await sql<{ next: string }>`
        select (last_value + is_called::integer)::text as next
        from ${sql.raw(sequence.name)}`.execute(db);
      for (const row of rows) next[column.name] = row.next;
    }
  }
  return next;
}

/**
 * Sets the sequences of identity columns to their values at the time of the backup.
 * @throws InvalidArchiveError if the archive has no value for one of these columns
 */
export async function restoreSequences(
  trx: TransactionDatabase,
  { tables }: Pick<ArchiveManifest, 'tables'>,
): Promise<void> {
  const statedOf = new Map(tables.map((table) => [table.name, table.nextNumbers]));
  for (const { name: table, columns } of await readSchema(trx))
    for (const { name } of columns.filter(({ isIdentity }) => isIdentity)) {
      const next = statedOf.get(table)?.[name];
      if (next === undefined)
        throw new InvalidArchiveError(`The archive lacks the next value of ${table}.${name}.`);
      // `sql.raw` is safe, because the schema of the manifest allows only digits. Unlike `setval`, this statement is
      // undone by a rollback.
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)}
        restart with ${sql.raw(next)}`.execute(trx);
    }
}
