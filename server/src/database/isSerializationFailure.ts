/** Thrown if data that was read has changed before the write; nothing was written, and the work is retried. */
export class StaleReadError extends Error {}

/** serialization_failure and deadlock_detected. Source: PostgreSQL manual, appendix A. */
const lostStates = new Set(['40001', '40P01']);

/** Whether work failed only because of concurrent work, so that a retry may succeed. */
export function isSerializationFailure(error: unknown): boolean {
  if (error instanceof StaleReadError) return true;
  const state = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof state === 'string' && lostStates.has(state);
}
