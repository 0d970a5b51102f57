import { WrongConfig } from '../config.ts';
import { ContentFaultsError } from '../content/contentFaultsError.ts';
import { formatContentFault } from '../content/formatContentFault.ts';
import { FolderInUse } from '../database/embeddedLock.ts';
import { UnusableFolder } from '../database/openEmbeddedDatabase.ts';
import { systemFault } from '../systemFault.ts';
import { WrongUsage, type UsageFault } from './wrongUsage.ts';

/** What went wrong, and every single thing that is to be cured. */
export type Failure = { message: string; faults: readonly UsageFault[] };

/** Tells a failure that a person caused and can cure; undefined for anything unforeseen. */
export function describeFailure(error: unknown): Failure | undefined {
  if (error instanceof WrongUsage) return { message: error.message, faults: error.faults };
  if (error instanceof ContentFaultsError) {
    const [message = ''] = error.message.split('\n', 1);
    const faults = error.faults.map((fault) => ({ sentence: formatContentFault(fault), ...fault }));
    return { message, faults };
  }
  if (
    error instanceof WrongConfig ||
    error instanceof FolderInUse ||
    error instanceof UnusableFolder
  )
    return { message: error.message, faults: [] };
  const message = systemFault(error) ?? parserFault(error);
  return message === undefined ? undefined : { message, faults: [] };
}

/** An option that a command does not know: the first sentence of Node's own parser. The rest is for programmers. */
function parserFault(error: unknown): string | undefined {
  const { code = '', message = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (!String(code).startsWith('ERR_PARSE_ARGS')) return undefined;
  const [sentence = ''] = message.split(/\.?(?: To specify |\n|$)/, 1);
  return `${sentence}. See --help.`;
}
