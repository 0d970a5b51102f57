import { CompiledQuery } from 'kysely';
import type { Database } from './connect.ts';
import { preparedNames } from './preparedNames.ts';

/**
 * A statement that is written and, where the database can, planned once, and then run with other values each time: for
 * what every call asks. Name the columns that it gives, never `*`, so that a later migration does not change them
 * under a plan.
 * @param text with a `$name` for each value
 */
export function prepareStatement<Values extends { [name: string]: unknown }, Row>(
  text: string,
): (db: Database, values: Values) => Promise<Row[]> {
  const names: string[] = [];
  const sql = text.replace(/\$(\w+)/g, (_placeholder, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  preparedNames.set(sql, `statement_${preparedNames.size + 1}`);
  return async (db, values) => {
    const query = CompiledQuery.raw(
      sql,
      names.map((name) => values[name]),
    ) as CompiledQuery<Row>;
    return (await db.executeQuery(query)).rows;
  };
}
