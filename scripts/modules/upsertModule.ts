import type { RegistryModule } from '@cert/shared/contract';

/**
 * Replaces the module with the same name, or appends it. The order of the modules is that of their links in the
 * sidebar.
 */
export function upsertModule(
  modules: readonly RegistryModule[],
  module: RegistryModule,
): readonly RegistryModule[] {
  const isKnown = modules.some(({ name }) => name === module.name);
  if (!isKnown) return [...modules, module];
  return modules.map((known) => (known.name === module.name ? module : known));
}
