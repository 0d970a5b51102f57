const dayMs = 24 * 60 * 60 * 1000;
const daysPerWeek = 7;

/**
 * The days on which something can be planned or reported: in the years 2000 to 2100. A year such as 0026 is a typing
 * mistake.
 */
export const plannableDays = { first: '2000-01-01', last: '2100-12-31' } as const;

const dayFormats = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * The calendar day of a time in a time zone: `2026-12-12`. See docs/product/overview.md#dates.
 * @param timeZone the programme's time zone, such as `Europe/Zagreb`. Undefined while a page does not know it: the
 *   machine's time zone is used then
 * @throws RangeError for an unknown time zone
 */
export function toCalendarDay(time: Date, timeZone: string | undefined): string {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    });
  dayFormats.set(timeZone, format);
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${(parts['year'] ?? '').padStart(4, '0')}-${parts['month']}-${parts['day']}`;
}

/** A moment: the time, and the programme's time zone, which decides the calendar day. */
export type Moment = { now: Date; timeZone: string | undefined };

/** The calendar day of a moment in the programme's time zone. */
export function getToday({ now, timeZone }: Moment): string {
  return toCalendarDay(now, timeZone);
}

/**
 * Whether a date is over: an instant once it has passed, a calendar day from the midnight at its end.
 * @param at an ISO 8601 date and time, or a calendar day (`2026-12-12`)
 */
export function isDateOver(at: string, moment: Moment): boolean {
  return isCalendarDay(at) ? at < getToday(moment) : Date.parse(at) < moment.now.getTime();
}

/** Compares two dates for sorting; a calendar day comes after the times on it, because it lasts until its end. */
export function compareDates(
  one: string,
  other: string,
  { timeZone }: Pick<Moment, 'timeZone'>,
): number {
  const [a, b] = [one, other].map((at) =>
    isCalendarDay(at)
      ? { day: at, time: Infinity }
      : { day: toCalendarDay(new Date(at), timeZone), time: Date.parse(at) },
  ) as [DayTime, DayTime];
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return a.time === b.time ? 0 : a.time - b.time;
}

type DayTime = { day: string; time: number };

function isCalendarDay(at: string): boolean {
  return at.length === '2026-12-12'.length;
}

/**
 * The number of days from one calendar day to another; negative if the other is earlier. The days are counted in UTC,
 * where no change of the clock makes a day shorter or longer.
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The calendar day that is a number of days after another. */
export function addDays(day: string, days: number): string {
  return toCalendarDay(new Date(Date.parse(day) + days * dayMs), 'UTC');
}

/**
 * Whether a due date or a meeting can be on this calendar day or at this time (in UTC): one of the `plannableDays`. See
 * docs/product/overview.md#dates.
 */
export function isPlannable(dayOrTime: string): boolean {
  const time = Date.parse(dayOrTime);
  if (Number.isNaN(time)) return false;
  const day = toCalendarDay(new Date(time), 'UTC');
  return day >= plannableDays.first && day <= plannableDays.last;
}

/**
 * The number of areas per week that must be completed to meet the due date, counting today and the due date, rounded up
 * to half areas. Null without a due date, after it, or if nothing is missing. See docs/product/overview.md#dates.
 * @param areas the number of areas in which something is missing
 */
export function calculatePace({
  today,
  due,
  areas,
}: {
  today: string;
  due: string | null;
  areas: number;
}): number | null {
  if (due === null || areas === 0) return null;
  const days = daysBetween(today, due) + 1;
  return days < 1 ? null : Math.ceil((2 * areas * daysPerWeek) / days) / 2;
}

const stepMinutes = 30;
const longestMinutes = 8 * 60;

/**
 * The length of the meeting as a calendar entry, in minutes: the programme's time for each area that counts, rounded up
 * to half hours, at least half an hour and at most a working day of eight hours. See docs/product/overview.md#dates.
 */
export function calculateMeetingMinutes({
  areas,
  minutesPerArea,
}: {
  areas: number;
  minutesPerArea: number;
}): number {
  const steps = Math.max(1, Math.ceil((areas * minutesPerArea) / stepMinutes));
  return Math.min(steps * stepMinutes, longestMinutes);
}
