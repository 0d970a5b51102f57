/** An event that lasts a whole day, or one that begins at a time and lasts an hour. */
export type CalendarEvent = { id: string; summary: string } & (
  { /** Calendar day: `2026-12-12`. */ day: string } | { /** ISO 8601 date and time. */ at: string }
);

const hourMs = 60 * 60 * 1000;

/**
 * An iCalendar file (RFC 5545). A later file with the same ids replaces the events in the reader's calendar.
 * @param host makes the ids unique among all calendars
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  { host, now }: { host: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(host)}//Questionnaire//EN`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}@${host}`,
      `DTSTAMP:${formatUtc(now)}`,
      // Calendars apply the version with the highest sequence; seconds since 1970 always grow.
      `SEQUENCE:${Math.floor(now.getTime() / 1000)}`,
      ...('day' in event
        ? [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`]
        : [
            `DTSTART:${formatUtc(new Date(event.at))}`,
            `DTEND:${formatUtc(new Date(new Date(event.at).getTime() + hourMs))}`,
          ]),
      `SUMMARY:${escapeText(event.summary)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** `20270120T090000Z` */
const formatUtc = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Escapes text values as RFC 5545, section 3.3.11, requires. */
const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

const lineBytes = 75;

/** Folds a line into lines of at most 75 bytes, without breaking a character (section 3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      folded += '\r\n ';
      // The space at the start of the next line counts.
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
