import { ConfigError } from '../config.ts';
import { InvalidContentError } from '../content/invalidContentError.ts';
import { formatContentIssue } from '../content/formatContentIssue.ts';
import { FolderInUseError } from '../database/embeddedLock.ts';
import { UnusableFolderError } from '../database/openEmbeddedDatabase.ts';
import { describeSystemError } from '../describeSystemError.ts';
import { UsageError, type UsageIssue } from './usageError.ts';

/** A failure that the user can fix, with its issues. */
export type Failure = { message: string; issues: readonly UsageIssue[] };

/** Describes an expected failure; undefined for unexpected errors. */
export function describeFailure(error: unknown): Failure | undefined {
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
