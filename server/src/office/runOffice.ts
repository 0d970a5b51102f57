import type { CommandResult } from './command.ts';
import { commands } from './commands.ts';
import { describeFailure } from './describeFailure.ts';
import { findCommand } from './findCommand.ts';
import { formatHelp, formatOverview } from './formatHelp.ts';
import type { OfficeEnvironment } from './office.ts';
import { createCommandContext } from './createCommandContext.ts';
import { parseArguments } from './parseArguments.ts';
import { splitArguments } from './splitArguments.ts';

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
