import type { Language } from '../domain/index.ts';
import { formatDay } from './formatDay.ts';
import { formatDayTime } from './formatDayTime.ts';
import { formatTime } from './formatTime.ts';

/** Formats when something was saved: the time only if that was today, otherwise with the day. */
export function formatSavedAt(savedAt: string, language: Language, now = new Date()): string {
  const isToday = formatDay(savedAt, language) === formatDay(now, language);
  return isToday ? formatTime(savedAt, language) : formatDayTime(savedAt, language);
}
