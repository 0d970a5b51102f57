import { ConfigError } from '../config.ts';
import { InvalidContentError, formatContentIssue } from '../content/contentIssue.ts';
import { FolderInUseError } from '../database/embeddedLock.ts';
import { UnusableFolderError } from '../database/openEmbeddedDatabase.ts';
import { describeSystemError } from '../monitoring/describeSystemError.ts';
import type { CommandResult, Command } from './command-line/command.ts';
import { type OfficeEnvironment, createCommandContext } from './command-line/commandContext.ts';
import { formatHelp, formatOverview } from './command-line/formatHelp.ts';
import { parseArguments, splitArguments } from './command-line/parseArguments.ts';
import { UsageError, type UsageIssue } from './command-line/usageError.ts';
import { commands } from './commands.ts';

type Terminal = {
  /** Writes the result to standard output; with `--json` this is one JSON document and nothing else. */
  print: (text: string) => void;
  /** Writes failures to standard error, and with `--json` also the progress. */
  writeError: (text: string) => void;
};

/**
 * Runs one command.
 * @param openOffice called only after the arguments are validated
 * @returns the exit code: 0 if the command was done, 1 if it was refused. Unexpected errors are thrown.
 */
export async function runOffice({
  words,
  openOffice,
  print,
  writeError,
}: { words: readonly string[]; openOffice: () => OfficeEnvironment } & Terminal): Promise<0 | 1> {
  const isJson = words.includes('--json');
  try {
    const { name, isDryRun, outcome } = await carryOut(words, {
      openOffice,
      showProgress: isJson ? writeError : print,
    });
    const { sentences, data } = outcome;
    if (isJson) print(JSON.stringify({ command: name, dryRun: isDryRun, ...data }, null, 2));
    else {
      if (isDryRun) print('This would happen:');
      for (const sentence of sentences) print(sentence);
      if (isDryRun) print('Nothing was changed: dry run.');
    }
    return 0;
  } catch (error) {
    const failure = describeFailure(error);
    if (!failure) throw error;
    if (isJson) {
      const { message, issues: faults } = failure;
      print(JSON.stringify({ error: { message, faults } }, null, 2));
    } else writeError([failure.message, ...failure.issues.map((f) => f.sentence)].join('\n'));
    return 1;
  }
}

async function carryOut(
  words: readonly string[],
  {
    openOffice,
    showProgress,
  }: { openOffice: () => OfficeEnvironment; showProgress: (line: string) => void },
): Promise<{ name: string | null; isDryRun: boolean; outcome: CommandResult }> {
  if (words[0] === '--help' || words[0] === 'help')
    return { name: null, isDryRun: false, outcome: asHelp(formatOverview(commands)) };
  const { name, command, args } = findCommand(words);
  const split = splitArguments(command, args);
  if (split.switches.has('help'))
    return { name, isDryRun: false, outcome: asHelp(formatHelp(name, command)) };
  const given = parseArguments(command, split);
  const isDryRun = split.switches.has('dry-run');
  const context = createCommandContext(openOffice(), {
    isDryRun,
    isSure: split.switches.has('yes'),
    showProgress,
  });
  return { name, isDryRun, outcome: await command.run(given, context) };
}

function asHelp(help: string): CommandResult {
  return { sentences: [help], data: { help } };
}

/**
 * Finds the command at the beginning of a command line, and its arguments.
 * @throws UsageError listing all commands if there is none with this name
 */
function findCommand(words: readonly string[]): {
  name: string;
  command: Command;
  args: string[];
} {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { name, command, args: words.slice(length) };
  }
  const errorText =
    words.length === 0 ? 'Which command?' : `There is no command “${words.join(' ')}”.`;
  throw new UsageError(`${errorText} ${formatOverview(commands)}`);
}

/** A failure that the user can fix, with its issues. */
type Failure = { message: string; issues: readonly UsageIssue[] };

/** Describes an expected failure; undefined for unexpected errors. */
function describeFailure(error: unknown): Failure | undefined {
  if (error instanceof UsageError) return { message: error.message, issues: error.issues };
  if (error instanceof InvalidContentError) {
    const [message = ''] = error.message.split('\n', 1);
    const issues = error.issues.map((issue) => ({ sentence: formatContentIssue(issue), ...issue }));
    return { message, issues };
  }
  if (
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof UnusableFolderError
  )
    return { message: error.message, issues: [] };
  const message = describeSystemError(error) ?? describeParserError(error);
  return message === undefined ? undefined : { message, issues: [] };
}

/**
 * Describes an unknown option by the first sentence of the message of Node's parser; the rest is for programmers.
 * Undefined for other errors.
 */
function describeParserError(error: unknown): string | undefined {
  const { code = '', message = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (!String(code).startsWith('ERR_PARSE_ARGS')) return undefined;
  const [sentence = ''] = message.split(/\.?(?: To specify |\n|$)/, 1);
  return `${sentence}. See --help.`;
}
