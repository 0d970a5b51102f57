import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import { preparedStatementNames } from './DatabaseClient.ts';

/**
 * Defines a statement that is executed with different values. A database server plans it once per connection. Use this
 * for queries that most calls make. Name the columns of the result instead of `*`, so that a later migration does not
 * invalidate the plan.
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
  preparedStatementNames.set(sql, `statement_${preparedStatementNames.size + 1}`);
  return async (db, values) => {
    const query = CompiledQuery.raw(
      sql,
      names.map((name) => values[name]),
    ) as CompiledQuery<Row>;
    return (await db.executeQuery(query)).rows;
  };
}

/**
 * Runs a statement that was composed with `sql`. A database server plans it once per connection for each distinct SQL
 * text. Use this for large statements that run often. The number of distinct texts must be small: pass lists as arrays,
 * not as individual placeholders.
 */
export async function queryPrepared<Row>(db: Database, statement: RawBuilder<Row>): Promise<Row[]> {
  const query = statement.compile(db);
  if (!preparedStatementNames.has(query.sql))
    preparedStatementNames.set(query.sql, `statement_${preparedStatementNames.size + 1}`);
  return (await db.executeQuery<Row>(query)).rows;
}
