import type { QueuedValue, StoredValue } from './queueEntry.ts';

/** The text in a value of a comment key; empty when it is cleared. */
export function textIn(value: QueuedValue | StoredValue): string {
  return value === false ? '' : (value.content ?? '');
}
