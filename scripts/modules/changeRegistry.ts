import type { RegistryModule } from '@cert/shared/contract';
import {
  registryStateSchema,
  type ChangeOrigin,
  type RegistryState,
  type RegistryStore,
} from './registryStore.ts';

/** A change that conflicts with a concurrent one is applied again to the new state, up to this number of attempts. */
const maxAttempts = 20;

export type RegistryChange = {
  /** Description for the history, such as `roll back report to 1.0.0-a1`; a function is called after `apply`. */
  change: string | (() => string);
  /**
   * @param released names of the modules that a command has ever released, changed or removed
   * @returns the new modules; the same array when nothing changes
   */
  apply: (
    modules: readonly RegistryModule[],
    released: readonly string[],
  ) => readonly RegistryModule[];
  now: () => Date;
  by?: ChangeOrigin;
  /** Whether a build makes this change: then the modules do not count as released. */
  isBuild?: boolean;
};

/**
 * Changes the registry with a compare-and-set on its revision.
 * @returns the new state, or the old one when nothing changed
 * @throws {Error} when the result is invalid, two modules use the same path, or there are too many concurrent changes
 */
export async function changeRegistry(
  store: RegistryStore,
  { change, apply, now, by, isBuild = false }: RegistryChange,
): Promise<RegistryState> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const before = await store.readRegistry();
    const modules = before?.modules ?? [];
    const released = before?.released ?? [];
    const next = apply(modules, released);
    if (before && next === modules) return before;
    assertUniquePaths(next);
    const changed = isBuild ? [] : listTouched(modules, next);
    const state = registryStateSchema.parse({
      revision: (before?.revision ?? 0) + 1,
      changedAt: now().toISOString(),
      change: typeof change === 'string' ? change : change(),
      modules: next,
      ...(by && { by }),
      released: [...new Set([...released, ...changed])].sort(),
    });
    if (await store.writeRegistry(state)) return state;
  }
  throw new Error(
    `the registry in ${store.location} was changed by others ${maxAttempts} times: try again`,
  );
}

/**
 * Returns the names of the modules that a change replaced or removed. A release of the version that all accounts
 * already have also counts, because it replaces the module by an equal object.
 */
function listTouched(
  before: readonly RegistryModule[],
  after: readonly RegistryModule[],
): string[] {
  const only = (some: readonly RegistryModule[], others: readonly RegistryModule[]) =>
    some.filter((module) => !others.includes(module)).map(({ name }) => name);
  return [...only(after, before), ...only(before, after)];
}

/**
 * Checks that no two modules have a page with the same path, in any version of the registry.
 * @throws {Error} naming both modules and the path
 */
export function assertUniquePaths(modules: readonly RegistryModule[]): void {
  const owners = new Map<string, string>();
  for (const { name, versions, isOff } of modules)
    for (const { path } of isOff ? [] : versions.flatMap(({ pages }) => pages)) {
      // The router ignores the names of parameters.
      const shape = path.replace(/:[A-Za-z0-9-]+/g, ':');
      const owner = owners.get(shape) ?? name;
      if (owner !== name)
        throw new Error(`the modules ${owner} and ${name} both have the path "${path}"`);
      owners.set(shape, name);
    }
}
