import { addDays } from '@cert/shared/domain';

/** An all-day event, which does not block the day for other events, or an event with a time, which blocks its time. */
export type CalendarEvent = { id: string; summary: string } & (
  | { /** Calendar day: `2026-12-12`. */ day: string }
  | { /** ISO 8601 date and time. */ at: string; minutes: number }
);

const minuteMs = 60 * 1000;

/**
 * Returns the text of an iCalendar file (RFC 5545). Importing a later file with the same ids replaces the events.
 * @param host the host of the site, which makes the ids unique among all calendars
 */
export function formatCalendarFile(
  events: readonly CalendarEvent[],
  { host, now }: { host: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:-//${escapeText(host)}//Questionnaire//EN`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${host}`,
      `DTSTAMP:${formatUtc(now)}`,
      // Calendars apply the version of an event with the highest sequence number. Seconds since 1970 always increase.
      `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
      ...('day' in event
        ? [
            `DTSTART;VALUE=DATE:${formatDate(event.day)}`,
            // `DTEND` is the day after the event, because the end is exclusive (RFC 5545, section 3.6.1).
            `DTEND;VALUE=DATE:${formatDate(addDays(event.day, 1))}`,
            'TRANSP:TRANSPARENT',
          ]
        : [
            `DTSTART:${formatUtc(new Date(event.at))}`,
            `DTEND:${formatUtc(new Date(Date.parse(event.at) + event.minutes * minuteMs))}`,
          ]),
      `SUMMARY:${escapeText(event.summary)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Formats a calendar day, as in `20270120`. */
const formatDate = (day: string): string => day.replaceAll('-', '');

/** Formats a time in UTC, as in `20270120T090000Z`. */
const formatUtc = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Escapes text values as RFC 5545, section 3.3.11, requires. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

const lineBytes = 75;

/** Folds a line into lines of at most 75 bytes, without breaking a character (RFC 5545, section 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      // The next line begins with a space, which counts as one byte.
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
