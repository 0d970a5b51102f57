import { registry, type Registry } from '@cert/shared/contract';
import { z } from 'zod';

/** The author of a change of the registry, and the sources that it was made from. */
const changeOrigin = z.strictObject({
  /** Name of the person: git's, or the one given to the command. */
  person: z.string(),
  /** The commit of the sources that the command ran in; absent outside of git. */
  commit: z.string().optional(),
  /** Whether the sources had uncommitted changes. */
  isDirty: z.boolean().optional(),
  /** A message of the person about the change. */
  note: z.string().optional(),
});

/**
 * A state of the registry in the history. The fields that it adds to the registry are never served: `/modules.json` is
 * public, and names of persons are not.
 */
export const registryState = registry.extend({
  /** Absent if nobody was named. */
  by: changeOrigin.optional(),
  /** Names of the modules that a command has ever released, changed or removed. A build does not change them. */
  released: z.array(z.string()),
});

export type ChangeOrigin = z.output<typeof changeOrigin>;
export type RegistryState = z.output<typeof registryState>;

/** The part of a state that is served as `/modules.json`. */
export function toServedRegistry({
  revision,
  changedAt,
  change,
  modules,
}: RegistryState): Registry {
  return { revision, changedAt, change, modules };
}

/**
 * Parses a state of the history.
 * @param place the file with its folder or bucket, for messages
 * @throws {Error} with one sentence: the file, what is wrong with it, and how to fix it
 */
export function parseRegistryState(
  text: string,
  { place, revision }: { place: string; revision: number },
): RegistryState {
  const damaged = (reason: string) =>
    new Error(
      `${place} is damaged (${reason}): move this file away, and revision ${revision - 1} counts again; ` +
        'the next command tells pages so.',
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged('no JSON');
  }
  const parsed = registryState.safeParse(value);
  if (parsed.success && parsed.data.revision !== revision)
    throw damaged(`it says revision ${parsed.data.revision}`);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new Error(
      `${place} has fields that these commands do not know (${issue.keys.join(', ')}), so newer ones wrote it: ` +
        'run the command from the newer sources.',
    );
  throw damaged(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** Describes in one line what was changed, by whom, from which sources, and the note. */
export function describeChange({ change, by }: RegistryState): string {
  if (!by) return change;
  const { person, commit, isDirty, note } = by;
  const sources = [...(commit ? [commit] : []), ...(isDirty ? ['with uncommitted changes'] : [])];
  const from = sources.length > 0 ? ` (${sources.join(' ')})` : '';
  return `${change}, by ${person}${from}${note ? `: “${note}”` : ''}`;
}
