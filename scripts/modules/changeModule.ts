import type { RegistryModule } from '@cert/shared/contract';
import { changeRegistry } from './changeRegistry.ts';
import type { ModulesCommandContext } from './command.ts';
import { describeModule, upsertModule } from './moduleChanges.ts';

type ModuleChange = {
  name: string;
  change: string;
  apply: (module: RegistryModule) => RegistryModule;
  /** Adds the module when the registry does not have it; by default that is an error. */
  create?: () => RegistryModule;
};

/**
 * Changes one module in the registry, or adds it with `create`; the module's files stay the same.
 * @returns the module's new state, as text lines
 * @throws {Error} when there is no such module and no `create`
 */
export async function changeModule(
  { store, now, readOrigin }: ModulesCommandContext,
  { name, change, apply, create }: ModuleChange,
): Promise<string[]> {
  const { modules, revision } = await changeRegistry(store, {
    change,
    now,
    by: await readOrigin?.(),
    apply(before) {
      const module = before.find((one) => one.name === name);
      if (!module && !create) throw new Error(unknownModuleMessage(name, before));
      const next = module ? apply(module) : create?.();
      return next ? upsertModule(before, next) : before;
    },
  });
  const changed = modules.filter((module) => module.name === name);
  return [
    ...changed.map(describeModule),
    `Pages that are opened from now on use it (revision ${revision}).`,
  ];
}

/** The error message for a name that the registry does not have. */
export function unknownModuleMessage(name: string, modules: readonly RegistryModule[]): string {
  return `unknown module ${name}; known modules: ${modules.map((module) => module.name).join(', ')}`;
}
