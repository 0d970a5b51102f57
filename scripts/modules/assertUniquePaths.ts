import type { RegistryModule } from '@cert/shared/contract';

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
