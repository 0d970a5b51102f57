import type { RegistryModule } from '@cert/shared/contract';
import { changeRegistry } from './changeRegistry.ts';
import type { CommandContext } from './command.ts';
import { describeModule } from './describeModule.ts';
import { upsertModule } from './upsertModule.ts';

/**
 * Changes one module of the registry; no file is touched.
 * @param change what is done, for the history
 * @returns how the module stands afterwards
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
  return [...changed.map(describeModule), `New pages get it at once (revision ${revision}).`];
}

function unknownModuleMessage(name: string, modules: readonly RegistryModule[]): string {
  return `no module is called ${name}: ${modules.map((module) => module.name).join(', ')}`;
}
