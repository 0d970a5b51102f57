import type { RegistryModule } from '@cert/shared/contract';
import { changeRegistry } from './changeRegistry.ts';
import type { CommandContext } from './command.ts';
import { describeModule } from './describeModule.ts';
import { upsertModule } from './upsertModule.ts';

/**
 * Changes one module in the registry; no file is changed.
 * @param change description for the history
 * @returns the module's new state, as text lines
 * @throws {Error} when there is no such module
 */
export async function changeModule(
  { store, now }: CommandContext,
  {
    name,
    change,
    apply,
  }: { name: string; change: string; apply: (module: RegistryModule) => RegistryModule },
): Promise<string[]> {
  const { modules, revision } = await changeRegistry(store, {
    change,
    now,
    apply(before) {
      const module = before.find((one) => one.name === name);
      if (!module) throw new Error(unknownModuleMessage(name, before));
      return upsertModule(before, apply(module));
    },
  });
  const changed = modules.filter((module) => module.name === name);
  return [
    ...changed.map(describeModule),
    `Pages that are opened from now on use it (revision ${revision}).`,
  ];
}

function unknownModuleMessage(name: string, modules: readonly RegistryModule[]): string {
  return `unknown module ${name}; known modules: ${modules.map((module) => module.name).join(', ')}`;
}
