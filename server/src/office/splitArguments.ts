import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { commonOptions } from './commonOptions.ts';

/** A command's arguments before validation. */
export type SplitArguments = {
  positionals: readonly string[];
  /** Values of each option, in order. */
  texts: { readonly [option: string]: readonly string[] };
  /** The given switches. */
  switches: ReadonlySet<string>;
};

/**
 * Splits a command line into positionals, options and switches.
 * @throws the error of Node's parser for an unknown option
 */
export function splitArguments({ options }: Command, args: readonly string[]): SplitArguments {
  const known: Command['options'] = { ...commonOptions, ...options };
  const declared = Object.entries(known).map(
    ([name, { valueName }]) =>
      [name, { type: valueName === undefined ? 'boolean' : 'string', multiple: true }] as const,
  );
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(declared),
    allowPositionals: true,
  });
  const texts: { [option: string]: string[] } = {};
  const switches = new Set<string>();
  for (const [name, given = []] of Object.entries(values)) {
    const found = [given].flat().filter((text) => typeof text === 'string');
    if (found.length > 0) texts[name] = found;
    else switches.add(name);
  }
  return { positionals, texts, switches };
}
