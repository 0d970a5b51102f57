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
 * A state of the registry in the history. Its own fields are never served: `/modules.json` is public, and names of
 * persons are not.
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
