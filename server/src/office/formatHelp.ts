import type { Command, Option, Place } from './command.ts';
import { commonOptions } from './commonOptions.ts';

/** The help of one command, made from its declarations. */
export function formatHelp(name: string, { does, places, options }: Command): string {
  const lines = [
    `npm run office -- ${[name, ...Object.entries(places).map(formatPlace), '[options]'].join(' ')}`,
    `${does[0]?.toUpperCase()}${does.slice(1)}.`,
    '',
    ...inColumns([
      ...Object.entries(places).map((entry) => [formatPlace(entry), entry[1].does] as const),
      ...Object.entries({ ...options, ...commonOptions }).map(
        ([option, declared]) => [formatOption(option, declared), declared.does] as const,
      ),
    ]),
  ];
  return lines.join('\n');
}

/** All commands, one a line. */
export function formatOverview(commands: { readonly [name: string]: Command }): string {
  const lines = Object.entries(commands).map(
    ([name, { places, does }]) =>
      [[name, ...Object.entries(places).map(formatPlace)].join(' '), does] as const,
  );
  return [
    'npm run office -- <command>, one of:',
    ...inColumns(lines),
    'Each takes --help, --json, --dry-run and --yes.',
  ].join('\n');
}

function formatPlace([name, { isOptional }]: [string, Place]): string {
  return isOptional ? `[${name}]` : `<${name}>`;
}

function formatOption(name: string, { takes, isList, isRequired }: Option): string {
  const text = [`--${name}`, takes, isList && '…'].filter(Boolean).join(' ');
  return isRequired ? `${text} (needed)` : text;
}

function inColumns(rows: readonly (readonly [name: string, does: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, does]) => `  ${name.padEnd(width)}  ${does}`);
}
