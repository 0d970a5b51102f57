import type { Database } from './connect.ts';

/**
 * SQLSTATEs of a database that can still be read but not written, with the reason. 53400 means that the limit of
 * temporary files (`temp_file_limit`) is reached. Source: PostgreSQL manual, appendix A.
 */
export const readOnlySqlStates = {
  '25006': 'database-read-only',
  '53100': 'database-full',
  '53400': 'database-full',
} as const;

/** Whether an error says that the database cannot be written, but can still be read. */
export function isReadOnlyError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && Object.hasOwn(readOnlySqlStates, code);
}

/**
 * Stores data that the current call does not depend on, such as a cached value or the time of a session's last use. If
 * the database cannot be written, the call continues without storing them, because reading must still work
 * (docs/operating.md#monitoring).
 * @throws any other error of `store`; in a transaction every error, because PostgreSQL then aborts the transaction
 */
export async function storeIfWritable(db: Database, store: () => Promise<unknown>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (db.isTransaction || !isReadOnlyError(error)) throw error;
  }
}
