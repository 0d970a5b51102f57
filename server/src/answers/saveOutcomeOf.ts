export type SaveOutcome = 'unchanged' | 'changed' | 'conflict' | 'refused';

/**
 * What becomes of one key that was sent (decisions §4).
 * - The very same again changes nothing, locked or not. But a person who knew the stored value and has come back to it
 *   counts as a change: its revision then rises, since an older call of the same page that lands late must not find the
 *   revision that it names and bring back what was typed in between.
 * - What was based on an older revision is not overwritten.
 * @param baseRevision that the change was based on; undefined overwrites whatever stands there
 * @param storedRevision 0 where there is none
 */
export function saveOutcomeOf({
  isSame,
  isLocked,
  baseRevision,
  storedRevision,
}: {
  isSame: boolean;
  isLocked: boolean;
  baseRevision: number | undefined;
  storedRevision: number;
}): SaveOutcome {
  if (isSame && (isLocked || baseRevision !== storedRevision)) return 'unchanged';
  if (isLocked) return 'refused';
  return isOutdated({ baseRevision, storedRevision }) ? 'conflict' : 'changed';
}

/** Whether somebody has changed the key since the change was made. */
export function isOutdated({
  baseRevision,
  storedRevision,
}: {
  baseRevision: number | undefined;
  storedRevision: number;
}): boolean {
  return baseRevision !== undefined && storedRevision > baseRevision;
}
