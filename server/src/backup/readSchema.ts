import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** A table as described by the database's catalogue. */
export type TableSchema = {
  name: string;
  /** The columns in order; `type` is in PostgreSQL's notation, such as `numeric(2,1)` or `text[]`. */
  columns: readonly { name: string; type: string; isIdentity: boolean }[];
};

/**
 * Reads every table from the catalogue, so that a new one cannot be forgotten. Leaves out Kysely's two tables of
 * migrations; see `readMigrations`.
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
