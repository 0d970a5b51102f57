import { type Command, type Option, type Positional, commonOptions } from './command.ts';

/** Formats the help of a command from its declaration. */
export function formatHelp(name: string, { description, positionals, options }: Command): string {
  const lines = [
    `npm run office -- ${[name, ...Object.entries(positionals).map(formatPositional), '[options]'].join(' ')}`,
    `${description[0]?.toUpperCase()}${description.slice(1)}.`,
    '',
    ...inColumns([
      ...Object.entries(positionals).map(
        (entry) => [formatPositional(entry), entry[1].description] as const,
      ),
      ...Object.entries({ ...options, ...commonOptions }).map(
        ([option, declared]) => [formatOption(option, declared), declared.description] as const,
      ),
    ]),
  ];
  return lines.join('\n');
}

/** Formats a list of all commands, one per line. */
export function formatOverview(commands: { readonly [name: string]: Command }): string {
  const lines = Object.entries(commands).map(
    ([name, { positionals, description }]) =>
      [
        [name, ...Object.entries(positionals).map(formatPositional)].join(' '),
        description,
      ] as const,
  );
  return [
    'npm run office -- <command>, one of:',
    ...inColumns(lines),
    'Each takes --help, --json, --dry-run and --yes.',
  ].join('\n');
}

function formatPositional([name, { isOptional }]: [string, Positional]): string {
  return isOptional ? `[${name}]` : `<${name}>`;
}

function formatOption(name: string, { valueName, isList, isRequired }: Option): string {
  const text = [`--${name}`, valueName, isList && '…'].filter(Boolean).join(' ');
  return isRequired ? `${text} (needed)` : text;
}

function inColumns(rows: readonly (readonly [name: string, description: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`);
}
