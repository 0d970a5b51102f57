import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleVersion, Registry, RegistryModule } from '@cert/shared/contract';
import type { BuildPlan } from './planBuild.ts';
import { changeRegistry } from './modules/changeRegistry.ts';
import { openFolderStore } from './modules/openFolderStore.ts';
import { readBuildInfo } from './modules/readBuildInfo.ts';
import { upsertModule } from './modules/upsertModule.ts';

/**
 * Brings the registry of a build: each module at the version that is built now, and no other. A module whose present
 * sources are not built stays as it was, and so does one that somebody has set by hand.
 * @returns the registry, and a sentence for each module that was left at another version than the built one
 * @throws Error when two modules claim one path
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
      if (!found) throw new Error(`${output} is no build`);
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
        if (module && shows(module, one.version)) return known;
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

function shows({ channels }: RegistryModule, { version }: ModuleVersion): boolean {
  return channels.stable === version;
}

/** A build makes all parts anew, so there is nothing older that would fit to fall back to. */
function newlyBuilt({ name, version }: { name: string; version: ModuleVersion }): RegistryModule {
  return { name, channels: { stable: version.version }, lastGood: [], versions: [version] };
}

function heldSentence({ name, channels }: RegistryModule, { version }: ModuleVersion): string {
  return (
    `${name} stays at ${channels.stable}, where a command has put it; ` +
    `npm run modules -- use ${name} ${version} takes what is built now`
  );
}
