import { isGrade, type Grade } from '../../domain/index.ts';
import type { QueuedValue, StoredValue } from './queueEntry.ts';

/** The grade in a value of a grade key; null when it is cleared. */
export function gradeIn(value: QueuedValue | StoredValue): Grade | null {
  return value !== false && isGrade(value.value) ? value.value : null;
}
