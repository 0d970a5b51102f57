import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleVersion, Registry, RegistryModule } from '@cert/shared/contract';
import type { BuildPlan } from './planBuild.ts';
import { changeRegistry } from './modules/changeRegistry.ts';
import { openFolderStore } from './modules/openFolderStore.ts';
import { readBuildInfo } from './modules/readBuildInfo.ts';
import { upsertModule } from './modules/upsertModule.ts';

/**
 * Updates the registry after a build, so that it has each module in the version of this build. A module that was not
 * built stays unchanged, and so does one whose version was set by a command (`isHeld`).
 * @returns the registry, and one sentence for each module that keeps another version than the built one
 * @throws {Error} when two modules have the same path
 */
export async function writeRegistry({
  site,
  plans,
}: {
  site: string;
  plans: readonly BuildPlan[];
}): Promise<{ registry: Registry; held: string[] }> {
  const modules = plans.filter(({ part, isBuilt }) => part.kind === 'module' && isBuilt);
  const built = await Promise.all(
    modules.map(async ({ output }) => {
      const found = await readBuildInfo((file) => readFile(path.join(output, file)));
      if (!found) throw new Error(`${output} holds no complete build`);
      return found;
    }),
  );
  const held: string[] = [];
  const registry = await changeRegistry(openFolderStore(site), {
    change: 'build',
    now: () => new Date(),
    apply(before) {
      held.length = 0;
      const next = built.reduce((known, one) => {
        const module = known.find(({ name }) => name === one.name);
        if (module && isStable(module, one.version)) return known;
        if (module?.isHeld) {
          held.push(heldSentence(module, one.version));
          return known;
        }
        return upsertModule(known, newlyBuilt(one));
      }, before);
      return next;
    },
  });
  return { registry, held };
}

function isStable({ channels }: RegistryModule, { version }: ModuleVersion): boolean {
  return channels.stable === version;
}

/** A new build has no fallbacks: all parts were built together, so older versions might be incompatible. */
function newlyBuilt({ name, version }: { name: string; version: ModuleVersion }): RegistryModule {
  return { name, channels: { stable: version.version }, lastGood: [], versions: [version] };
}

function heldSentence({ name, channels }: RegistryModule, { version }: ModuleVersion): string {
  return (
    `${name} stays at ${channels.stable}, which was set by a command. ` +
    `To use the new build: npm run modules -- use ${name} ${version}`
  );
}
