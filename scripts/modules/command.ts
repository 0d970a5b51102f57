import type { RegistryStore } from './registryStore.ts';

export type Desk = { store: RegistryStore; now: () => Date };

/** One command about modules. It throws an Error with one sentence when it cannot be done. */
export type Command = {
  /** For the list of commands: `use <module> <version>`. */
  usage: string;
  does: string;
  /** @returns what to tell */
  run: (words: readonly string[], desk: Desk) => Promise<string[]>;
};
