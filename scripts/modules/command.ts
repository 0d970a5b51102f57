import type { RegistryStore } from './registryStore.ts';

export type CommandContext = { store: RegistryStore; now: () => Date };

/** One command about modules. It throws an Error with one sentence when it cannot be done. */
export type Command = {
  /** For the list of commands: `use <module> <version>`. */
  usage: string;
  description: string;
  /** @returns what to tell */
  run: (args: readonly string[], context: CommandContext) => Promise<string[]>;
};
