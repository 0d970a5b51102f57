import { registry, type Registry, type RegistryModule } from '@cert/shared/contract';
import { assertUniquePaths } from './assertUniquePaths.ts';
import type { RegistryStore } from './registryStore.ts';

/** A change that conflicts with a concurrent one is applied again to the new state, up to this number of attempts. */
const maxAttempts = 20;

export type RegistryChange = {
  /** Description for the history, such as `roll back report to 1.0.0-a1`. */
  change: string;
  /** @returns the new modules; the same array when nothing changes */
  apply: (modules: readonly RegistryModule[]) => readonly RegistryModule[];
  now: () => Date;
};

/**
 * Changes the registry with a compare-and-set on its revision.
 * @returns the new state, or the old one when nothing changed
 * @throws {Error} when the result is invalid, two modules use the same path, or there are too many concurrent changes
 */
export async function changeRegistry(
  store: RegistryStore,
  { change, apply, now }: RegistryChange,
): Promise<Registry> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
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
  throw new Error(
    `the registry in ${store.location} was changed by others ${maxAttempts} times: try again`,
  );
}
