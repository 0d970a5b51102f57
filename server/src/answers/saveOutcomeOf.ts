export type SaveOutcome = 'unchanged' | 'changed' | 'conflict' | 'refused';

/**
 * Decides the outcome of one sent key. An identical value changes nothing, locked or not; on the current revision of an
 * open key it raises the revision. See docs/product/saving.md#outcome-of-a-key.
 * @param baseRevision revision that the change was based on; undefined overwrites any revision
 * @param storedRevision revision of the stored response; 0 if nothing is stored
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

/** Whether the stored response was saved after the revision on which the sent change is based. */
export function isOutdated({
  baseRevision,
  storedRevision,
}: {
  baseRevision: number | undefined;
  storedRevision: number;
}): boolean {
  return baseRevision !== undefined && storedRevision > baseRevision;
}
