import type { RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import { preparedNames } from './preparedNames.ts';

/**
 * Runs a statement that is put together from parts and, where the database can, planned once for each way in which they
 * are put together: for large statements that are asked often. There must be few such ways: no list may be spelled
 * out, value by value.
 */
export async function queryPrepared<Row>(db: Database, statement: RawBuilder<Row>): Promise<Row[]> {
  const query = statement.compile(db);
  if (!preparedNames.has(query.sql))
    preparedNames.set(query.sql, `statement_${preparedNames.size + 1}`);
  return (await db.executeQuery<Row>(query)).rows;
}
