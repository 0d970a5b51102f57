import type { Language } from '@cert/shared/domain';
import { formatDay, formatDayTime, formatTime } from '@cert/shared/i18n';

/** When something was saved: the time alone for today, else with its day. */
export function formatSavedAt(savedAt: string, language: Language, now = new Date()): string {
  const isToday = formatDay(savedAt, language) === formatDay(now, language);
  return isToday ? formatTime(savedAt, language) : formatDayTime(savedAt, language);
}
