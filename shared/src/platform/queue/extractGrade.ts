import { isGrade, type Grade } from '../../domain/index.ts';
import type { QueuedValue, StoredValue } from './queueEntry.ts';

/** Extracts the grade from the value of a grade key; null if the grade was cleared. */
export function extractGrade(value: QueuedValue | StoredValue): Grade | null {
  return value !== false && isGrade(value.value) ? value.value : null;
}
