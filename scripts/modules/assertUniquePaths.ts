import type { RegistryModule } from '@cert/shared/contract';

/**
 * One path, one module: who would be shown must never depend on an order. Looks at every version that a page may use.
 * @throws Error naming both modules and the path
 */
export function assertUniquePaths(modules: readonly RegistryModule[]): void {
  const owners = new Map<string, string>();
  for (const { name, versions, isOff } of modules)
    for (const { path } of isOff ? [] : versions.flatMap(({ pages }) => pages)) {
      // What a parameter is called makes no difference to who is shown.
      const shape = path.replace(/:[A-Za-z0-9-]+/g, ':');
      const owner = owners.get(shape) ?? name;
      if (owner !== name)
        throw new Error(`the modules ${owner} and ${name} both claim the path "${path}"`);
      owners.set(shape, name);
    }
}
