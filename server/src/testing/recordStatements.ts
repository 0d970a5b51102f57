import type { QueryExecutor } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * Records the SQL statements that all databases of this process run from now on, also in transactions, without their
 * values.
 * @param db any one of these databases
 * @returns a function that ends the recording and returns the statements
 */
export function recordStatements(db: Database): () => string[] {
  const statements: string[] = [];
  const executors = Object.getPrototypeOf(db.getExecutor()) as QueryExecutor;
  // Executors of transactions have the same prototype, and each calls the method on itself.
  const { executeQuery } = executors;
  const spy = jest.spyOn(executors, 'executeQuery').mockImplementation(function (
    this: QueryExecutor,
    ...given
  ) {
    statements.push(given[0].sql);
    return executeQuery.apply(this, given) as never;
  });
  return () => {
    spy.mockRestore();
    return statements;
  };
}
