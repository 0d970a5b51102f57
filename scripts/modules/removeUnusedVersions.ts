import { changeRegistry } from './changeRegistry.ts';
import type { ModulesCommandContext } from './command.ts';
import type { VersionFolder } from './registryStore.ts';

/**
 * Records the removal in the registry's history, then removes the version folders.
 * @throws {Error} without removing anything, when one of these versions has been added to the registry meanwhile
 */
export async function removeUnusedVersions(
  { store, now, readOrigin }: ModulesCommandContext,
  folders: readonly VersionFolder[],
): Promise<void> {
  const places = folders.map(({ place }) => place);
  await changeRegistry(store, {
    change: `remove ${places.join(', ')}`,
    now,
    by: await readOrigin?.(),
    apply(modules) {
      for (const { base } of modules.flatMap(({ versions }) => versions))
        if (places.includes(base.slice(1))) throw new Error(`${base} is in use again`);
      return [...modules];
    },
  });
  for (const folder of folders) await store.removeFolder(folder);
}
