import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import type { TableSchema } from './schema.ts';
import { InvalidArchiveError, type ArchiveManifest } from './archive.ts';

/** Number of rows held in memory at a time. */
const rowsAtATime = 500;

/**
 * Reads the rows of a table, each as a JSON array of its columns' texts. PostgreSQL formats these texts and later
 * parses them (see `loadTable`). No JavaScript values are used, because they would lose microseconds, the scale of
 * `2.0`, and the difference between SQL null and JSON null. Call `setTextFormats` first.
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

/** Limits of one insert statement: number of rows, and number of characters. */
const maxRowsPerInsert = 500;
const maxCharactersPerInsert = 4_000_000;

/**
 * Inserts the rows that `dumpTable` wrote.
 * @throws InvalidArchiveError if the rows do not fit the table
 */
export async function loadTable(
  trx: TransactionDatabase,
  {
    schema,
    stated,
    bytes,
  }: {
    schema: TableSchema;
    stated: ArchiveManifest['tables'][number];
    bytes: AsyncIterable<Uint8Array>;
  },
): Promise<void> {
  const insert = insertInto(schema, stated.columns);
  let lines: string[] = [];
  let characterCount = 0;
  const store = async () => {
    if (lines.length > 0) await insert(trx, `[${lines.join(',')}]`);
    lines = [];
    characterCount = 0;
  };
  for await (const line of linesOf(bytes)) {
    lines.push(line);
    characterCount += line.length;
    if (lines.length === maxRowsPerInsert || characterCount > maxCharactersPerInsert) await store();
  }
  await store();
}

/**
 * Splits bytes into lines. `node:readline` would also split at U+2028 and U+2029, which texts of users may contain.
 */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/**
 * Creates a function that inserts rows: it takes a JSON array of the arrays that `dumpTable` wrote. The types of
 * columns come from the database, never from the archive, which could contain SQL instead.
 * @throws InvalidArchiveError if the columns differ from those of the table
 */
function insertInto({ name, columns }: TableSchema, stated: readonly string[]) {
  const typeOf = new Map(columns.map((column) => [column.name, column.type]));
  const values = stated.map((column, index) => {
    const type = typeOf.get(column);
    if (type === undefined || stated.length !== columns.length)
      throw new InvalidArchiveError(
        `The archive's table ${name} has columns that differ from this schema.`,
      );
    return sql`(cells ->> ${sql.lit(index)})::${sql.raw(type)}`;
  });
  return async (trx: TransactionDatabase, rows: string): Promise<void> => {
    await sql`insert into ${sql.table(name)} (${sql.join(stated.map((column) => sql.ref(column)))})
      overriding system value
      select ${sql.join(values)} from json_array_elements(${rows}::json) as cells`.execute(trx);
  };
}
