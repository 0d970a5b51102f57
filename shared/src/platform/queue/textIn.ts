import type { StoredResponse } from '../../contract/index.ts';
import type { QueuedValue } from './queueEntry.ts';

/** The text in a value under the key of a comment; empty where it is cleared. */
export function textIn(value: QueuedValue | StoredResponse): string {
  return value === false ? '' : (value.content ?? '');
}
