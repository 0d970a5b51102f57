import { formatCalendarFile } from './formatCalendarFile.ts';

const options = { host: 'cert.example', now: new Date('2026-11-23T08:00:00Z') };

it('the calendar file has an all-day event and a meeting with its length, in UTC, with permanent ids', () => {
  const file = formatCalendarFile(
    [
      { id: 'due-7', day: '2026-12-12', summary: 'Jadran 2026: answers due' },
      { id: 'meeting-7', at: '2027-01-20T09:00:00.000Z', minutes: 270, summary: 'Meeting' },
    ],
    options,
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:-//cert.example//Questionnaire//EN',
    'BEGIN:VEVENT',
    'UID:due-7@cert.example',
    'DTSTAMP:20261123T080000Z',
    'SEQUENCE:1795420800',
    'DTSTART;VALUE=DATE:20261212',
    'DTEND;VALUE=DATE:20261213',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Jadran 2026: answers due',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:meeting-7@cert.example',
    'DTSTAMP:20261123T080000Z',
    'SEQUENCE:1795420800',
    'DTSTART:20270120T090000Z',
    'DTEND:20270120T133000Z',
    'SUMMARY:Meeting',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('in the calendar file, special characters are escaped and long lines are folded between characters', () => {
  const summary = `Čvor; d.o.o., ${'š'.repeat(60)}`;
  const file = formatCalendarFile([{ id: 'x', day: '2026-12-12', summary }], options);
  const bytes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Čvor\\; d.o.o.\\, ${'š'.repeat(60)}\r\n`);
});

it.each([
  // The end of a month, of a year and of February; days on which clocks change.
  ['2026-11-30', '20261130', '20261201'],
  ['2026-12-31', '20261231', '20270101'],
  ['2028-02-28', '20280228', '20280229'],
  ['2027-03-28', '20270328', '20270329'],
  ['2026-10-25', '20261025', '20261026'],
])('an all-day event (%s) ends where the next day begins', (day, start, end) => {
  const file = formatCalendarFile([{ id: 'x', day, summary: '' }], options);
  expect(file).toContain(`DTSTART;VALUE=DATE:${start}\r\nDTEND;VALUE=DATE:${end}\r\n`);
});

it('a meeting ends after its length, also if summer time ends meanwhile', () => {
  const at = '2026-10-25T00:30:00.000+02:00';
  const file = formatCalendarFile([{ id: 'x', at, minutes: 480, summary: '' }], options);
  expect(file).toContain('DTSTART:20261024T223000Z\r\nDTEND:20261025T063000Z\r\n');
});
