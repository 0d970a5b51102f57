import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A table as the database itself describes it. */
export type TableSchema = {
  name: string;
  /** In their order; `type` as PostgreSQL writes it: `numeric(2,1)`, `text[]`. */
  columns: readonly { name: string; type: string; isIdentity: boolean }[];
};

/**
 * Describes every table that holds data, by asking the database, so that none can be forgotten. Kysely's own two
 * tables are left out: they say which migrations have run, see `readMigrations`.
 */
export async function readSchema(db: Database): Promise<TableSchema[]> {
  const { rows } = await sql<{ table: string; name: string; type: string; isIdentity: boolean }>`
    select c.relname as "table", a.attname as name, a.attidentity <> '' as "isIdentity",
      format_type(a.atttypid, a.atttypmod) as type
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname not like 'kysely%' and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(db);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({ name, columns }));
}
