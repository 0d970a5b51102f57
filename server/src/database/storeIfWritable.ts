import type { Database } from './connect.ts';

/**
 * SQLSTATEs with which a database refuses to write, though it still answers what only reads. 53400: the limit of
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
 * Stores what a call needs only later, such as a computed value or the time of a session's last use. While the database
 * cannot be written, the call goes on without it, because reading must still work (docs/operating.md#monitoring).
 * @throws any other error of `store`, and in a transaction every error, because it ends the transaction
 */
export async function storeIfWritable(db: Database, store: () => Promise<unknown>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (db.isTransaction || !isReadOnlyError(error)) throw error;
  }
}
