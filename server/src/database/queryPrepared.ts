import type { RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import { preparedNames } from './preparedNames.ts';

/**
 * Runs a composed statement and prepares it (where supported), once for each composition. For large statements that run
 * often. The number of compositions must be small: pass lists as arrays, not as individual placeholders.
 */
export async function queryPrepared<Row>(db: Database, statement: RawBuilder<Row>): Promise<Row[]> {
  const query = statement.compile(db);
  if (!preparedNames.has(query.sql))
    preparedNames.set(query.sql, `statement_${preparedNames.size + 1}`);
  return (await db.executeQuery<Row>(query)).rows;
}
