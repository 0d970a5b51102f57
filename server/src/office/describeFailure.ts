import { WrongConfig } from '../config.ts';
import { ContentFaultsError } from '../content/contentFaultsError.ts';
import { formatContentFault } from '../content/formatContentFault.ts';
import { FolderInUse } from '../database/embeddedLock.ts';
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
  if (error instanceof WrongConfig || error instanceof FolderInUse || isOfParser(error))
    return { message: error.message, faults: [] };
  return undefined;
}

/** An option that a command does not know, told by Node's own parser in a sentence. */
function isOfParser(error: unknown): error is Error {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return String(code).startsWith('ERR_PARSE_ARGS');
}
