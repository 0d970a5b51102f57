import type { ModuleVersion, RegistryModule } from '@cert/shared/contract';
import type { BuildPlan } from './planBuild.ts';
import { changeRegistry } from './modules/changeRegistry.ts';
import { describeModule, makeVersionStable, upsertModule } from './modules/moduleChanges.ts';
import { openFolderStore } from './modules/openFolderStore.ts';
import { readBuildInfo } from './modules/buildInfo.ts';
import type { ChangeOrigin, RegistryState } from './modules/registryStore.ts';

type Built = { name: string; version: ModuleVersion };

/**
 * Updates the registry after a build, so that it has each module in the version of this build. A module that was not
 * built stays unchanged, and so does one that a command has ever released, changed or removed, unless it is taken over.
 * @param takenOver names of the modules whose released versions this build replaces
 * @returns the registry, and one sentence for each module that keeps another version than the built one, or whose
 *   released version was replaced
 * @throws {Error} when two modules have the same path
 */
export async function writeRegistry({
  site,
  plans,
  takenOver = [],
  by,
}: {
  site: string;
  plans: readonly BuildPlan[];
  takenOver?: readonly string[];
  by?: ChangeOrigin;
}): Promise<{ registry: RegistryState; held: string[]; replaced: string[] }> {
  const modules = plans.filter(({ part, isBuilt }) => part.kind === 'module' && isBuilt);
  const built = await Promise.all(modules.map(readBuilt));
  const held: string[] = [];
  const replaced: string[] = [];
  const changes: string[] = [];
  const registry = await changeRegistry(openFolderStore(site), {
    change: () => ['build', ...changes].join('; '),
    isBuild: true,
    now: () => new Date(),
    by,
    apply(before, released) {
      for (const list of [held, replaced, changes]) list.length = 0;
      return built.reduce((known, one) => {
        const module = known.find(({ name }) => name === one.name);
        if (!released.includes(one.name))
          return module && isStable(module, one.version)
            ? known
            : upsertModule(known, newlyBuilt(one));
        if (module && isOnlyStable(module, one.version)) return known;
        if (!takenOver.includes(one.name)) {
          if (!module || !isStable(module, one.version)) held.push(heldSentence(module, one));
          return known;
        }
        replaced.push(replacedSentence(module, one));
        changes.push(`take over ${one.name} by ${one.version.version}`);
        return upsertModule(known, takeOver(module, one));
      }, before);
    },
  });
  return { registry, held, replaced };
}

async function readBuilt({ site, name, version }: BuildPlan): Promise<Built> {
  const found = await readBuildInfo(openFolderStore(site), { name, version });
  if (!found) throw new Error(`${site} has no complete build ${name} ${version}`);
  return found;
}

function isStable({ channels }: RegistryModule, { version }: ModuleVersion): boolean {
  return channels.stable === version;
}

/** Whether all accounts get this version. */
function isOnlyStable(module: RegistryModule, version: ModuleVersion): boolean {
  return isStable(module, version) && !module.channels.canary && !module.isOff;
}

/** A new build has no fallbacks: all parts were built together, so older versions might be incompatible. */
function newlyBuilt({ name, version }: Built): RegistryModule {
  return { name, channels: { stable: version.version }, lastGood: [], versions: [version] };
}

/** The replaced versions stay as fallbacks, so that `rollback` can undo the take-over. */
function takeOver(module: RegistryModule | undefined, built: Built): RegistryModule {
  return module ? makeVersionStable(module, built.version) : newlyBuilt(built);
}

function heldSentence(module: RegistryModule | undefined, { name, version }: Built): string {
  const now = module ? `stays at ${module.channels.stable}` : 'stays removed';
  return (
    `${name} ${now}, because it was released or set by a command. To give everyone this build ` +
    `(${version.version}): npm run build -- --take-over -w ${name}-mfe`
  );
}

function replacedSentence(module: RegistryModule | undefined, { name, version }: Built): string {
  if (!module) return `${name}, which was removed, is taken over by the build ${version.version}.`;
  return (
    `The build ${version.version} replaces what was released: ${describeModule(module)}. ` +
    `To undo it: npm run modules -- rollback ${name}`
  );
}
