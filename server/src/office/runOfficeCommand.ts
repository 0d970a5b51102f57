import { ConfigError } from '../config.ts';
import { InvalidContentError, formatContentIssue } from '../content/contentIssue.ts';
import { FolderInUseError } from '../database/embeddedLock.ts';
import { UnusableFolderError } from '../database/openEmbeddedDatabase.ts';
import { describeSystemError } from '../monitoring/describeSystemError.ts';
import type { CommandResult } from './command-line/command.ts';
import { type OfficeEnvironment, createCommandContext } from './command-line/commandContext.ts';
import { parseCommandLine } from './command-line/parseCommandLine.ts';
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
export async function runOfficeCommand({
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
  const parsed = parseCommandLine(commands, words);
  if ('help' in parsed) {
    const { name, help } = parsed;
    return { name, isDryRun: false, outcome: { sentences: [help], data: { help } } };
  }
  const { name, command, given, isDryRun, isSure } = parsed;
  const context = createCommandContext(openOffice(), { isDryRun, isSure, showProgress });
  return { name, isDryRun, outcome: await command.run(given, context) };
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
  const message = describeSystemError(error);
  return message === undefined ? undefined : { message, issues: [] };
}
