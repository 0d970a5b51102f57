import { calendarFile } from './calendarFile.ts';

const options = { host: 'cert.example', now: new Date('2026-11-23T08:00:00Z') };

it('has a whole day and an hour, in UTC, with ids that stay', () => {
  const file = calendarFile(
    [
      { id: 'due-7', day: '2026-12-12', summary: 'Jadran 2026: answers due' },
      { id: 'meeting-7', at: '2027-01-20T09:00:00.000Z', summary: 'Meeting' },
    ],
    options,
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cert.example//Questionnaire//EN',
    'BEGIN:VEVENT',
    'UID:due-7@cert.example',
    'DTSTAMP:20261123T080000Z',
    'SEQUENCE:1795420800',
    'DTSTART;VALUE=DATE:20261212',
    'SUMMARY:Jadran 2026: answers due',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:meeting-7@cert.example',
    'DTSTAMP:20261123T080000Z',
    'SEQUENCE:1795420800',
    'DTSTART:20270120T090000Z',
    'DTEND:20270120T100000Z',
    'SUMMARY:Meeting',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('escapes what has a meaning, and folds long lines between characters', () => {
  const summary = `Čvor; d.o.o., ${'š'.repeat(60)}`;
  const file = calendarFile([{ id: 'x', day: '2026-12-12', summary }], options);
  const bytes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Čvor\\; d.o.o.\\, ${'š'.repeat(60)}\r\n`);
});
