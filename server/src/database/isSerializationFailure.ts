/** Thrown by work that found its reading outdated and has changed nothing; it is done again from the start. */
export class StaleReadError extends Error {}

/** serialization_failure and deadlock_detected. Source: PostgreSQL manual, appendix A. */
const lostStates = new Set(['40001', '40P01']);

/** Whether work failed only because others did theirs at the same moment. */
export function isSerializationFailure(error: unknown): boolean {
  if (error instanceof StaleReadError) return true;
  const state = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof state === 'string' && lostStates.has(state);
}
