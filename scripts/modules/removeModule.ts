import { changeRegistry } from './changeRegistry.ts';
import { unknownModuleMessage } from './changeModule.ts';
import type { ModulesCommandContext } from './command.ts';

/**
 * Takes a module out of the registry. Its files stay, and builds do not bring it back.
 * @returns the lines to print
 * @throws {Error} when there is no such module
 */
export async function removeModule(
  { store, now, readOrigin }: ModulesCommandContext,
  name: string,
): Promise<string[]> {
  let stable = '';
  const { revision } = await changeRegistry(store, {
    change: `remove ${name}`,
    now,
    by: await readOrigin?.(),
    apply(before) {
      const module = before.find((one) => one.name === name);
      if (!module) throw new Error(unknownModuleMessage(name, before));
      stable = module.channels.stable;
      return before.filter((one) => one !== module);
    },
  });
  return [
    `${name} is removed: pages that are opened from now on do not have it (revision ${revision}).`,
    `To bring it back: npm run modules -- use ${name} ${stable}`,
  ];
}
