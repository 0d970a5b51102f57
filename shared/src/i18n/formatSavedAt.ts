import type { Language } from '../domain/index.ts';
import { formatDay } from './formatDay.ts';
import { formatDayTime } from './formatDayTime.ts';
import { formatTime } from './formatTime.ts';

/** Formats the time of a save: only the time if it was today, otherwise day and time. */
export function formatSavedAt(savedAt: string, language: Language, now = new Date()): string {
  const isToday = formatDay(savedAt, language) === formatDay(now, language);
  return isToday ? formatTime(savedAt, language) : formatDayTime(savedAt, language);
}
