import { sql } from 'kysely';
import { readSchema } from '../../backup/schema.ts';
import type { Database } from '../../database/connect.ts';

/** A row as JSON from the database. */
export type Row = { [column: string]: unknown };

/** Reads all rows of all tables, by table. The order of the rows is independent of what an erasure changes in them. */
export async function readRowsByTable(db: Database): Promise<Map<string, Row[]>> {
  const rowsOf = new Map<string, Row[]>();
  for (const { name } of await readSchema(db)) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(name)} t
      order by to_jsonb(t) - '{organisation_id,countries,industry,group_key}'::text[]`.execute(db);
    rowsOf.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return rowsOf;
}
