import { WrongConfig } from '../config.ts';
import { ContentFaultsError } from '../content/contentFaultsError.ts';
import { FolderInUse } from '../database/embeddedLock.ts';
import type { Office } from './command.ts';
import { findCommand } from './findCommand.ts';
import { WrongUsage } from './wrongUsage.ts';

/** Failures that a person caused and can cure; their message is all that is shown. */
const expected = [WrongUsage, WrongConfig, ContentFaultsError, FolderInUse];

/**
 * Runs one command of the office's command line.
 * @param openOffice opened only once the command is known
 * @param complain shows why the command failed
 * @returns the exit code: 0 done, 1 refused. Anything unforeseen is thrown.
 */
export async function runOffice({
  words,
  openOffice,
  complain,
}: {
  words: readonly string[];
  openOffice: () => Office;
  complain: (message: string) => void;
}): Promise<0 | 1> {
  try {
    const { command, args } = findCommand(words);
    await command.run(args, openOffice());
    return 0;
  } catch (error) {
    if (!isExpected(error)) throw error;
    complain(error.message);
    return 1;
  }
}

function isExpected(error: unknown): error is Error {
  if (expected.some((kind) => error instanceof kind)) return true;
  // An option that a command does not know, told by Node's own parser in a sentence.
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return String(code).startsWith('ERR_PARSE_ARGS');
}
