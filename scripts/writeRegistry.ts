import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  registry,
  type ModuleFile,
  type Registry,
  type RegistryEntry,
} from '@cert/shared/contract';
import { builtFile } from './builtFile.ts';
import type { PartFiles } from './listPartFiles.ts';
import type { BuildPlan } from './planBuild.ts';

/**
 * Writes `/modules.json`: each module at the version that is built now. A module whose present sources are not built
 * stays at the version that the registry named before, and is left out when there is none.
 * @throws Error when two modules claim one path
 */
export function writeRegistry({
  site,
  plans,
}: {
  site: string;
  plans: readonly BuildPlan[];
}): void {
  const file = path.join(site, 'modules.json');
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Registry)
    : { modules: [] };
  const modules = plans
    .filter((plan) => plan.part.kind === 'module')
    .map((plan) =>
      plan.isBuilt ? registryEntryOf(plan) : before.modules.find(({ name }) => name === plan.name),
    )
    .filter((entry) => entry !== undefined);
  refuseSharedPaths(modules);
  writeFileSync(`${file}.new`, JSON.stringify(registry.parse({ modules }), null, 2));
  renameSync(`${file}.new`, file);
}

function registryEntryOf(plan: BuildPlan): RegistryEntry {
  const built = JSON.parse(readFileSync(path.join(plan.output, builtFile), 'utf8')) as {
    container: string;
    entry: string;
    parts: PartFiles;
    module: ModuleFile;
  };
  return {
    ...built.module,
    version: plan.version,
    container: built.container,
    entry: `/modules/${plan.name}/${plan.version}/${built.entry}`,
    parts: built.parts,
  };
}

/** One path, one module: who would be shown must never depend on an order. */
function refuseSharedPaths(modules: readonly Pick<RegistryEntry, 'name' | 'pages'>[]): void {
  const owners = new Map<string, string>();
  for (const { name, pages } of modules)
    for (const { path: claimed } of pages) {
      const owner = owners.get(claimed);
      if (owner)
        throw new Error(`the modules ${owner} and ${name} both claim the path "${claimed}"`);
      owners.set(claimed, name);
    }
}
