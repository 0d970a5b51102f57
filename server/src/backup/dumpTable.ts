import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { TableSchema } from './readSchema.ts';

/** Number of rows held in memory at a time. */
const rowsAtATime = 500;

/**
 * Reads the rows of a table, each as a JSON array of its columns' texts. PostgreSQL formats the texts and parses them
 * again (`loadTable`). Without JavaScript values in between, microseconds, `2.0` and the difference between SQL null
 * and JSON null are preserved. Call `setTextFormats` first.
 */
export async function* dumpTable(
  trx: TransactionDatabase,
  { name, columns }: TableSchema,
): AsyncGenerator<string> {
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  await sql`declare rows_of_table no scroll cursor for
    select to_json(array[${sql.join(texts)}])::text as line from ${sql.table(name)}`.execute(trx);
  try {
    for (;;) {
      const { rows } = await sql<{ line: string }>`
        fetch forward ${sql.lit(rowsAtATime)} from rows_of_table`.execute(trx);
      for (const { line } of rows) yield `${line}\n`;
      if (rows.length < rowsAtATime) break;
    }
  } finally {
    await sql`close rows_of_table`.execute(trx);
  }
}
