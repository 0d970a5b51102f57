/**
 * Reads the calendar day of a date field of the report. See docs/product/report.md#date-fields.
 * @param html the stored text, `<p>2026-07-04</p>`
 * @returns `2026-07-04`; undefined for any other text
 */
export function parseReportDate(html: string): string | undefined {
  const [, day] = /^\s*<p>\s*(\d{4}-\d{2}-\d{2})\s*<\/p>\s*$/.exec(html) ?? [];
  return day !== undefined && isExistingDay(day) ? day : undefined;
}

/** The text that a date field stores for a calendar day; empty for an empty day. */
export function formatReportDate(day: string): string {
  return day && `<p>${day}</p>`;
}

/** Whether a day is in the calendar: 30 February is not. */
function isExistingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
