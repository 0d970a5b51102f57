import type { RegistryState } from './registryState.ts';

/** Describes in one line what was changed, by whom, from which sources, and the note. */
export function describeChange({ change, by }: RegistryState): string {
  if (!by) return change;
  const { person, commit, isDirty, note } = by;
  const sources = [...(commit ? [commit] : []), ...(isDirty ? ['with uncommitted changes'] : [])];
  const from = sources.length > 0 ? ` (${sources.join(' ')})` : '';
  return `${change}, by ${person}${from}${note ? `: “${note}”` : ''}`;
}
