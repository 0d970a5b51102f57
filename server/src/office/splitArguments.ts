import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { commonOptions } from './commonOptions.ts';

/** A command's words, told apart but not yet read. */
export type SplitArguments = {
  positionals: readonly string[];
  /** By option: the texts behind it, in order. */
  texts: { readonly [option: string]: readonly string[] };
  /** The switches that are on. */
  switches: ReadonlySet<string>;
};

/**
 * Tells a command's positionals, options and switches apart.
 * @throws the sentence of Node's parser for an option that the command does not declare
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
