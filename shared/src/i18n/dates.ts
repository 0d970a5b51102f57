import { languageTags, type Language } from '../domain/texts/languages.ts';
import { perLanguage } from './perLanguage.ts';

const dayFormats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(languageTags[language], {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);

/**
 * The day of an instant, in the reader's language and time zone: `12 Nov 2026`, `12. stu 2026.`
 * @param instant a Date, or an ISO 8601 date and time as the API sends it
 * @throws RangeError when the text is not a date
 */
export function formatDay(instant: Date | string, language: Language): string {
  return dayFormats(language).format(new Date(instant));
}

const timeFormats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(languageTags[language], { hour: '2-digit', minute: '2-digit' }),
);

/**
 * The time of day of an instant on the 24-hour clock, in the reader's time zone: `14:32`.
 * @param instant a Date, or an ISO 8601 date and time as the API sends it
 * @throws RangeError when the text is not a date
 */
export function formatTime(instant: Date | string, language: Language): string {
  return timeFormats(language).format(new Date(instant));
}

/**
 * Day and time of an instant: `12 Nov 2026, 14:32`, `12. stu 2026. 14:32`. Croatian and Serbian days end with a full
 * stop, which a comma must not follow.
 * @throws RangeError when the text is not a date
 */
export function formatDayTime(instant: Date | string, language: Language): string {
  const day = formatDay(instant, language);
  return `${day}${day.endsWith('.') ? '' : ','} ${formatTime(instant, language)}`;
}

/** Formats the time of a save: only the time if it was today, otherwise day and time. */
export function formatSavedAt(savedAt: string, language: Language, now = new Date()): string {
  const isToday = formatDay(savedAt, language) === formatDay(now, language);
  return isToday ? formatTime(savedAt, language) : formatDayTime(savedAt, language);
}

const relativeFormats = perLanguage(
  (language) => new Intl.RelativeTimeFormat(languageTags[language], { numeric: 'auto' }),
);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago an instant was, or how far ahead it is, in the largest unit that fits: `2 hours ago`, `jučer`. Days are
 * counted in spans of 24 hours.
 * @throws RangeError when the text is not a date
 */
export function formatRelative(instant: string, language: Language, now = new Date()): string {
  const difference = new Date(instant).getTime() - now.getTime();
  const distance = Math.abs(difference);
  const [unit, size] =
    distance < hourMs
      ? (['minute', minuteMs] as const)
      : distance < dayMs
        ? (['hour', hourMs] as const)
        : (['day', dayMs] as const);
  return relativeFormats(language).format(Math.trunc(difference / size), unit);
}

const dateFormats = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(languageTags[language], {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

/** A calendar day without its year: `2026-12-12` becomes `12 December`, `12. prosinca`. It is the same everywhere. */
export function formatDate(day: string, language: Language): string {
  return dateFormats(language).format(new Date(day));
}
