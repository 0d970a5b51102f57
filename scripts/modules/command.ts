import type { ChangeOrigin, RegistryStore } from './registryStore.ts';

export type ModulesCommandContext = {
  store: RegistryStore;
  now: () => Date;
  /** Reads who makes a change; only commands that change the registry call it. */
  readOrigin?: () => Promise<ChangeOrigin>;
  /** Whether files may be removed (`--yes`). */
  isSure?: boolean;
  /** Folder with the sources of a shell, whose contract `verify` compares with (`--against`). */
  against?: string | undefined;
  /** Whether `list` and `history` print JSON (`--json`). */
  isJson?: boolean;
};

/** A command of `npm run modules`. It throws an Error with a one-sentence message when it fails. */
export type ModulesCommand = {
  /** The command with its arguments, as commander takes them: `use <module> <version>`. */
  usage: string;
  description: string;
  /** @returns the lines to print */
  run: (args: readonly string[], context: ModulesCommandContext) => Promise<string[]>;
};
