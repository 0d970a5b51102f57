import { daysBetween } from '../domain/overview/dates.ts';
import { languageTags, type Language } from '../domain/texts/languages.ts';
import { memoizeByLanguage } from './memoizeByLanguage.ts';

/**
 * The short names of the months, as the browser's own formats write them. Most pages show a day when they open, and a
 * simple phone needs 60 ms to create the first `Intl.DateTimeFormat`.
 */
const shortMonths: Record<Language, readonly string[]> = {
  hr: ['sij', 'velj', 'ožu', 'tra', 'svi', 'lip', 'srp', 'kol', 'ruj', 'lis', 'stu', 'pro'],
  sr: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
};

/** The day of a date in the local time zone, without its year: `12 Nov`, `12. stu`. */
function formatDayOfMonth(date: Date, language: Language): string {
  return `${date.getDate()}${language === 'en' ? '' : '.'} ${shortMonths[language][date.getMonth()]}`;
}

const formatDayIn = createDayFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const formatFullDay = createDayFormat({ dateStyle: 'long' });

/**
 * A calendar day (`2026-12-12`) or the day of an instant in the given language: `12 Nov 2026`, `12. stu 2026.` A
 * calendar day is the same in every time zone.
 * @param on a Date, a calendar day, or an ISO 8601 date and time as the API sends it
 * @param timeZone of an instant, such as `Europe/Zagreb`, for a day that is the same for every reader; if missing, the
 *   local time zone
 * @throws RangeError when the text is not a date
 */
export function formatDay(on: Date | string, language: Language, timeZone?: string): string {
  if (timeZone && !isCalendarDay(on)) return formatDayIn(on, language, timeZone);
  const date = toDate(on);
  return `${formatDayOfMonth(date, language)} ${date.getFullYear()}${language === 'en' ? '' : '.'}`;
}

/**
 * The day that `formatDay` writes, with the full name of its month, for paper: `4 July 2026`, `4. srpnja 2026.`
 * @param on a calendar day (`2026-07-04`), or an instant
 * @param timeZone of an instant; if missing, the local time zone
 * @throws RangeError when the text is not a date
 */
export function formatLongDay(on: Date | string, language: Language, timeZone?: string): string {
  return formatFullDay(on, language, timeZone);
}

/** Creates a function like `formatDay` that uses these options and keeps one formatter per language and time zone. */
function createDayFormat(options: Intl.DateTimeFormatOptions): typeof formatDay {
  const formats = memoizeByLanguage(() => new Map<string | undefined, Intl.DateTimeFormat>());
  return (on, language, timeZone) => {
    const zone = isCalendarDay(on) ? undefined : timeZone;
    const byZone = formats(language);
    const format =
      byZone.get(zone) ??
      new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: zone });
    byZone.set(zone, format);
    return format.format(toDate(on));
  };
}

/**
 * The time of day on the 24-hour clock, in the local time zone: `14:32`, the same in each language. A page shows it at
 * its first save, and a simple phone needs 30 ms to create an `Intl.DateTimeFormat`.
 */
function formatTime(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/**
 * Day and time of an instant: `12 Nov 2026, 14:32`, `12. stu 2026. 14:32`. Croatian and Serbian days end with a full
 * stop, which a comma must not follow.
 * @throws RangeError when the text is not a date
 */
export function formatDayTime(instant: Date | string, language: Language): string {
  const day = formatDay(instant, language);
  return `${day}${day.endsWith('.') ? '' : ','} ${formatTime(new Date(instant))}`;
}

const zoneFormats = memoizeByLanguage(
  (language) =>
    new Intl.DateTimeFormat(languageTags[language], { hour: '2-digit', timeZoneName: 'short' }),
);

/**
 * Day and time of an appointment, with the short name of the reader's time zone on that day:
 * `12 Nov 2026, 14:32 (CET)`. People of one meeting may read it in several time zones.
 * @throws RangeError when the text is not a date
 */
export function formatDayTimeZone(instant: Date | string, language: Language): string {
  const zone = zoneFormats(language)
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName');
  return `${formatDayTime(instant, language)} (${zone?.value ?? ''})`;
}

/**
 * Formats the time of a save: only the time if it was today, otherwise day and time.
 * @throws RangeError when the text is not a date
 */
export function formatSavedAt(savedAt: string, language: Language, now = new Date()): string {
  const date = new Date(savedAt);
  return countDays(date, now) === 0 ? formatTime(date) : formatDayTime(date, language);
}

/**
 * A calendar day (`2026-12-12`) or the day of an instant, without the year if it is the current one: `12 Dec`,
 * `12. pro`. A calendar day is the same in every time zone.
 * @throws RangeError when the text is not a date
 */
export function formatShortDay(on: string, language: Language, now = new Date()): string {
  const date = toDate(on);
  const isThisYear = date.getFullYear() === now.getFullYear();
  return isThisYear ? formatDayOfMonth(date, language) : formatDay(date, language);
}

function isCalendarDay(on: Date | string): on is string {
  return typeof on === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(on);
}

/**
 * An instant, or midnight of a calendar day in the local time zone; `new Date(day)` would be midnight in UTC.
 * @throws RangeError when the text is not a date
 */
function toDate(on: Date | string): Date {
  const date = new Date(isCalendarDay(on) ? `${on}T00:00` : on);
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value');
  return date;
}

const agoFormats = memoizeByLanguage(
  (language) => new Intl.RelativeTimeFormat(languageTags[language], { numeric: 'auto' }),
);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago something happened: `now`, `5 minutes ago`, `2 hours ago`; after a day, in calendar days of the local
 * time zone: `yesterday`, `3 days ago`. After a week it is the date, as `formatShortDay` writes it. An instant in the
 * future, from a clock that is ahead, counts as now.
 * @param instant an ISO 8601 date and time as the API sends it
 * @throws RangeError when the text is not a date
 */
export function formatAgo(instant: string, language: Language, now = new Date()): string {
  const passedMs = Math.max(0, now.getTime() - new Date(instant).getTime());
  const format = agoFormats(language);
  if (passedMs >= dayMs) {
    const days = countDays(new Date(instant), now);
    return days < 7 ? format.format(-days, 'day') : formatShortDay(instant, language, now);
  }
  if (passedMs >= hourMs) return format.format(-Math.floor(passedMs / hourMs), 'hour');
  if (passedMs >= minuteMs) return format.format(-Math.floor(passedMs / minuteMs), 'minute');
  return format.format(0, 'second');
}

/**
 * How far ahead a calendar day is, counted in days from today: `in 20 days`, `tomorrow`, `today`; for an earlier day
 * `yesterday` or `3 days ago`.
 * @param day `2026-12-12`
 * @param today the calendar day in the programme's time zone
 * @throws RangeError when the text is not a date
 */
export function formatDaysUntil(day: string, language: Language, today: string): string {
  return agoFormats(language).format(daysBetween(today, day), 'day');
}

/** The number of calendar days from one time to another, in the local time zone. */
function countDays(from: Date, to: Date): number {
  const midnight = (time: Date) =>
    new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
  // Rounded, because a day with a change of the clock has 23 or 25 hours.
  return Math.round((midnight(to) - midnight(from)) / dayMs);
}
