import type { Language } from '../domain/texts/languages.ts';
import { formatDay } from './formatDay.ts';
import { formatTime } from './formatTime.ts';

/**
 * Day and time of an instant: `12 Nov 2026, 14:32`, `12. stu 2026. 14:32`. Croatian and Serbian days end with a full
 * stop, which a comma must not follow.
 * @throws RangeError when the text is not a date
 */
export function formatDayTime(instant: Date | string, language: Language): string {
  const day = formatDay(instant, language);
  return `${day}${day.endsWith('.') ? '' : ','} ${formatTime(instant, language)}`;
}
