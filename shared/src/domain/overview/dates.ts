const dayMs = 24 * 60 * 60 * 1000;
const daysPerWeek = 7;

/**
 * The days on which something can be planned or reported: in the years 2000 to 2100. A year such as 0026 is a typing
 * mistake.
 */
export const plannableDays = { first: '2000-01-01', last: '2100-12-31' } as const;

/** The calendar day of a time, in UTC: `2026-12-12`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/**
 * The number of days from one calendar day to another; negative if the other is earlier. Calendar days have no
 * daylight-saving time: they are counted in UTC.
 */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The calendar day that is a number of days after another. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayMs));
}

/**
 * Whether a due date or a meeting can be on this calendar day or at this time (in UTC): one of the `plannableDays`. See
 * docs/product/overview.md#dates.
 */
export function isPlannable(dayOrTime: string): boolean {
  const time = Date.parse(dayOrTime);
  if (Number.isNaN(time)) return false;
  const day = dayOf(new Date(time));
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
 * How long the meeting takes in a calendar, in minutes: the programme's time for each area that counts, rounded up to
 * half hours, at least one of them and at most a working day of eight hours. See docs/product/overview.md#dates.
 */
export function planMeetingMinutes({
  areas,
  minutesPerArea,
}: {
  areas: number;
  minutesPerArea: number;
}): number {
  const steps = Math.max(1, Math.ceil((areas * minutesPerArea) / stepMinutes));
  return Math.min(steps * stepMinutes, longestMinutes);
}
