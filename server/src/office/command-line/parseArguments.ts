import { parseArgs } from 'node:util';
import { type Command, type Option, type Positional, commonOptions } from './command.ts';
import { UsageError, type UsageIssue } from './usageError.ts';

/**
 * Parses a command's arguments by its declaration.
 * @throws UsageError with everything that is invalid or missing
 */
export function parseArguments(
  { positionals, options }: Command,
  args: SplitArguments,
): { [name: string]: unknown } {
  const given: { [name: string]: unknown } = {};
  const issues: UsageIssue[] = [];
  const take = (name: string, label: string, read: { value: unknown } | { issue: string }) => {
    if ('issue' in read) issues.push({ option: label, sentence: `${label}: ${read.issue}` });
    else given[name] = read.value;
  };
  for (const [index, [name, place]] of Object.entries(positionals).entries())
    take(name, `<${name}>`, readPositional(place, args.positionals[index]));
  for (const word of args.positionals.slice(Object.keys(positionals).length))
    issues.push({ option: word, sentence: `“${word}” is an unexpected argument.` });
  for (const [name, option] of Object.entries(options))
    take(name, `--${name}`, readOption(option, { name, args }));
  if (issues.length > 0) throw new UsageError('The command line is invalid:', issues);
  return given;
}

type Read = { value: unknown } | { issue: string };

function readPositional({ schema, isOptional }: Positional, word: string | undefined): Read {
  if (word !== undefined) return readText(schema, word);
  return isOptional ? { value: undefined } : { issue: 'is missing.' };
}

function readOption(
  { valueName, schema, isList, isRequired }: Option,
  { name, args: { texts, switches } }: { name: string; args: SplitArguments },
): Read {
  if (valueName === undefined) return { value: switches.has(name) };
  const given = texts[name];
  if (!given) return isRequired ? { issue: 'is missing.' } : { value: undefined };
  if (given.length > 1 && !isList) return { issue: 'is given more than once.' };
  return readText(schema, given.join(','));
}

function readText(schema: Positional['schema'], text: string): Read {
  if (!schema) return { value: text };
  const parsed = schema.safeParse(text);
  if (parsed.success) return { value: parsed.data };
  return { issue: parsed.error.issues.map(({ message }) => message).join(' ') };
}

/** A command's arguments before validation. */
type SplitArguments = {
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
