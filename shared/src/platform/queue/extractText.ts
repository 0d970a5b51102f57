import type { QueuedValue, StoredValue } from './queueEntry.ts';

/** Extracts the text from the value of a comment key; empty if the comment was cleared. */
export function extractText(value: QueuedValue | StoredValue): string {
  return value === false ? '' : (value.content ?? '');
}
