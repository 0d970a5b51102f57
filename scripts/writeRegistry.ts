import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registry, type ModuleFile, type RegistryEntry } from '@cert/shared/contract';
import { builtFile, type BuildPlan } from './planBuild.ts';

/**
 * Writes `/modules.json` for what is built now; a module that is not built is left out.
 * @throws Error when two modules claim one path
 */
export function writeRegistry({
  site,
  plans,
}: {
  site: string;
  plans: readonly BuildPlan[];
}): void {
  const modules = plans
    .filter((plan) => plan.part.kind === 'module' && plan.isBuilt)
    .map((plan) => registryEntryOf(plan));
  refuseSharedPaths(modules);
  const file = path.join(site, 'modules.json');
  writeFileSync(`${file}.new`, JSON.stringify(registry.parse({ modules }), null, 2));
  renameSync(`${file}.new`, file);
}

function registryEntryOf(plan: BuildPlan): RegistryEntry {
  const built = JSON.parse(readFileSync(path.join(plan.output, builtFile), 'utf8')) as {
    container: string;
    entry: string;
    module: ModuleFile;
  };
  return {
    ...built.module,
    version: plan.version,
    container: built.container,
    entry: `/modules/${plan.name}/${plan.version}/${built.entry}`,
  };
}

/** One path, one module: who would be shown must never depend on an order. */
export function refuseSharedPaths(modules: readonly Pick<RegistryEntry, 'name' | 'pages'>[]): void {
  const owners = new Map<string, string>();
  for (const { name, pages } of modules)
    for (const { path: claimed } of pages) {
      const owner = owners.get(claimed);
      if (owner)
        throw new Error(`the modules ${owner} and ${name} both claim the path "${claimed}"`);
      owners.set(claimed, name);
    }
}
