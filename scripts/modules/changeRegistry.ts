import { registry, type Registry, type RegistryModule } from '@cert/shared/contract';
import { assertUniquePaths } from './assertUniquePaths.ts';
import type { RegistryStore } from './registryStore.ts';

/** Others may change the registry at the same moment: the change is then made on what they have left. */
const attempts = 20;

export type Change = {
  /** What is done, for the history: `roll back report to 1.0.0-a1`. */
  change: string;
  /** @returns the modules as they are to be; the same array where nothing is to be done */
  apply: (modules: readonly RegistryModule[]) => readonly RegistryModule[];
  now: () => Date;
};

/**
 * Changes the registry under a compare-and-set on its revision.
 * @returns the new state, or the old one where there was nothing to do
 * @throws Error when the outcome would not be a registry, or two modules would claim one path
 */
export async function changeRegistry(
  store: RegistryStore,
  { change, apply, now }: Change,
): Promise<Registry> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await store.readRegistry();
    const modules = before?.modules ?? [];
    const next = apply(modules);
    if (before && next === modules) return before;
    assertUniquePaths(next);
    const state = registry.parse({
      revision: (before?.revision ?? 0) + 1,
      changedAt: now().toISOString(),
      change,
      modules: next,
    });
    if (await store.writeRegistry(state)) return state;
  }
  throw new Error(`others change the registry in ${store.location} all the time: please try again`);
}
