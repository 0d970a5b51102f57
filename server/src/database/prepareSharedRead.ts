import { setImmediate } from 'node:timers';
import DataLoader from 'dataloader';
import type { Database } from './connect.ts';
import { prepareStatement } from './prepareStatement.ts';

/** Maximum number of callers whose reads are one statement. */
const maxCallers = 100;

/**
 * Defines a query that most calls make, like `prepareStatement`. Callers that ask at the same time share one statement,
 * which takes less of the server's and of the database's time than one each. What a caller gets was read after it has
 * asked, as without sharing. Only for reads without locks, outside of transactions.
 * @param text with a `$name` for each value
 * @param types the type of each value in PostgreSQL
 */
export function prepareSharedRead<Values extends { [name: string]: unknown }, Row extends object>(
  text: string,
  types: { readonly [Name in keyof Values]: string },
): (db: Database, values: Values) => Promise<Row[]> {
  const readOne = prepareStatement<Values, Row>(text);
  const columns = Object.entries(types).map(([name, type]) => `"${name}" ${type as string}`);
  // `offset 0` keeps PostgreSQL from turning the query of each caller into one join, for which it could read whole
  // tables.
  const readMany = prepareStatement<{ asked: string }, Row & { '#caller': number }>(`
    select asked."#caller", found.*
    from jsonb_to_recordset($asked::jsonb) as asked ("#caller" integer, ${columns.join(', ')}),
      lateral (${text.replace(/\$(\w+)/g, 'asked."$1"')} offset 0) found`);

  const readBatch = async (db: Database, batch: readonly Values[]): Promise<(Row[] | Error)[]> => {
    const [only] = batch;
    if (batch.length === 1 && only) return [await readOne(db, only)];
    const asked = JSON.stringify(batch.map((values, caller) => ({ ...values, '#caller': caller })));
    try {
      const rows = Map.groupBy(await readMany(db, { asked }), (row) => row['#caller']);
      return batch.map((_values, caller) =>
        (rows.get(caller) ?? []).map(({ '#caller': _, ...row }) => row as unknown as Row),
      );
    } catch (error) {
      if (!isAboutValues(error)) throw error;
      // The values of one caller must not fail the calls of others.
      return Promise.all(
        batch.map((values) => readOne(db, values).catch((failure: unknown) => failure as Error)),
      );
    }
  };

  const loaders = new WeakMap<Database, DataLoader<Values, Row[]>>();
  const openLoader = (db: Database) => {
    const loader = new DataLoader<Values, Row[]>((batch) => readBatch(db, batch), {
      cache: false,
      maxBatchSize: maxCallers,
      // After all connections that have data were read.
      batchScheduleFn: (run) => void setImmediate(run),
    });
    loaders.set(db, loader);
    return loader;
  };
  return (db, values) => (loaders.get(db) ?? openLoader(db)).load(values);
}

/** Whether PostgreSQL could not read a value (class 22 of its manual's appendix A). */
function isAboutValues(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('22');
}
