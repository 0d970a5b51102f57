import type { RegistryStore } from './registryStore.ts';

export type CommandContext = {
  store: RegistryStore;
  now: () => Date;
  /** Whether files may be removed (`--yes`). */
  isSure?: boolean;
};

/** A command of `npm run modules`. It throws an Error with a one-sentence message when it fails. */
export type Command = {
  /** The command with its arguments, as commander takes them: `use <module> <version>`. */
  usage: string;
  description: string;
  /** @returns the lines to print */
  run: (args: readonly string[], context: CommandContext) => Promise<string[]>;
};
