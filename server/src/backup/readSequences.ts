import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { TableSchema } from './readSchema.ts';

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
