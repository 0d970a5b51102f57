import type { RegistryModule } from '@cert/shared/contract';

/** The modules with this one in the place of its namesake, else at the end: their order is that of the links. */
export function upsertModule(
  modules: readonly RegistryModule[],
  module: RegistryModule,
): readonly RegistryModule[] {
  const isKnown = modules.some(({ name }) => name === module.name);
  if (!isKnown) return [...modules, module];
  return modules.map((known) => (known.name === module.name ? module : known));
}
