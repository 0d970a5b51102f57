import type { RegistryModule } from '@cert/shared/contract';
import type { RegistryState } from './registryState.ts';
import type { RegistryStore } from './registryStore.ts';

/** The text that older versions of these commands stored in the history as the change of a build. */
const buildChange = 'build';

/**
 * Returns the names of the modules that a command has ever released, changed or removed, sorted. Older versions of
 * these commands did not record them. For their states, a module counts if any change except a build changed it. The
 * modules of the oldest state count too, unless that state is the first revision and a build wrote it.
 */
export async function readReleasedModuleNames(
  store: RegistryStore,
  newest: RegistryState | undefined,
): Promise<readonly string[]> {
  if (!newest) return [];
  if (newest.released) return newest.released;
  const names = new Set<string>();
  let next: RegistryState | undefined;
  for await (const state of store.readHistory()) {
    for (const { name, isHeld } of state.modules)
      if (isHeld || isNamed(state, name)) names.add(name);
    if (next && next.change !== buildChange)
      for (const name of listChanged(state.modules, next.modules)) names.add(name);
    next = state;
  }
  const isWhole = next?.revision === 1;
  if (next && !(isWhole && next.change === buildChange))
    for (const { name } of next.modules) names.add(name);
  return [...names].sort();
}

/**
 * Whether the description of a command's change contains the module's name. Needed because a release of the version
 * that all accounts already have changes no module.
 */
function isNamed({ change }: RegistryState, name: string): boolean {
  return change.split(' ').includes(name);
}

/** Names of the modules that were added, changed or removed between two states. */
function listChanged(
  before: readonly RegistryModule[],
  after: readonly RegistryModule[],
): string[] {
  const textOf = (modules: readonly RegistryModule[], name: string) =>
    JSON.stringify(modules.find((module) => module.name === name));
  const names = new Set([...before, ...after].map(({ name }) => name));
  return [...names].filter((name) => textOf(before, name) !== textOf(after, name));
}
