import type { QueuedValue, StoredValue } from './queueEntry.ts';

/** The text in a value under the key of a comment; empty where it is cleared. */
export function textIn(value: QueuedValue | StoredValue): string {
  return value === false ? '' : (value.content ?? '');
}
