import {
  formatAgo,
  formatDay,
  formatDayTime,
  formatDaysUntil,
  formatDayTimeZone,
  formatLongDay,
  formatSavedAt,
  formatShortDay,
} from './dates.ts';
import { languages, languageTags } from '../domain/texts/languages.ts';

test.each([
  ['Europe/Zagreb', 'en', '13 Nov 2026'],
  ['Europe/Zagreb', 'hr', '13. stu 2026.'],
  ['Europe/London', 'en', '12 Nov 2026'],
  ['America/New_York', 'sr', '12. nov 2026.'],
] as const)(
  'the day of an instant in the time zone %s does not depend on the reader’s time zone (%s)',
  (timeZone, language, text) => {
    expect(formatDay('2026-11-12T23:30:00.000Z', language, timeZone)).toBe(text);
  },
);

test.each([undefined, 'America/New_York', 'Pacific/Auckland'])(
  'a calendar day does not depend on the reader’s time zone (%s)',
  (timeZone) => {
    expect(formatDay('2026-12-12', 'en', timeZone)).toBe('12 Dec 2026');
    expect(formatDay('2026-12-12', 'hr', timeZone)).toBe('12. pro 2026.');
  },
);

describe.each(languages)('a day and a short day in %s', (language) => {
  const now = new Date(2026, 0, 1);
  const days = Array.from(
    { length: 12 },
    (_, month) => new Date(2026, month, 2 * month + 1, 23, 59),
  );
  const formatted = (options: Intl.DateTimeFormatOptions) =>
    days.map((day) => new Intl.DateTimeFormat(languageTags[language], options).format(day));

  it('are written as the browser’s own formats write them, in each month', () => {
    const dayOfMonth = { day: 'numeric', month: 'short' } as const;
    expect(days.map((day) => formatDay(day, language))).toEqual(
      formatted({ ...dayOfMonth, year: 'numeric' }),
    );
    expect(days.map((day) => formatShortDay(day.toISOString(), language, now))).toEqual(
      formatted(dayOfMonth),
    );
  });

  it('use no format of the browser, which is slow to create', () => {
    // Not the constructor: formats are kept, and an earlier test may have created them.
    const formats: { format: unknown } = Intl.DateTimeFormat.prototype;
    const format = jest.spyOn(formats, 'format', 'get');
    formatDay('2026-12-12', language, 'Europe/Zagreb');
    formatDayTime(now, language);
    formatShortDay('2026-12-12', language, now);
    formatSavedAt(now.toISOString(), language);
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });

  it('cannot be formatted from a text that is no date: an error is thrown', () => {
    expect(() => formatDay('yesterday', language)).toThrow(RangeError);
    expect(() => formatDay('2026-13-01', language)).toThrow(RangeError);
    expect(() => formatShortDay('yesterday', language)).toThrow(RangeError);
  });
});

test.each([
  ['Europe/Zagreb', 'en', '13 September 2026'],
  ['Europe/Zagreb', 'hr', '13. rujna 2026.'],
  ['Europe/Zagreb', 'sr', '13. septembar 2026.'],
  ['Europe/London', 'hr', '12. rujna 2026.'],
] as const)(
  'the long form of a day has the full name of the month; an instant is shown as its day in %s (%s)',
  (timeZone, language, text) => {
    expect(formatLongDay('2026-09-12T22:30:00.000Z', language, timeZone)).toBe(text);
    expect(formatLongDay('2026-09-12', 'en', timeZone)).toBe('12 September 2026');
  },
);

test.each(['hr', 'sr', 'en'] as const)(
  'an appointment names the reader’s time zone: %s',
  (language) => {
    const instant = '2026-07-01T10:00:00.000Z';
    const text = formatDayTimeZone(instant, language);
    const names = { timeZoneName: 'short', hour: 'numeric' } as const;
    const zone = new Intl.DateTimeFormat(languageTags[language], names)
      .formatToParts(new Date(instant))
      .find(({ type }) => type === 'timeZoneName')!.value;
    expect(text).toBe(`${formatDayTime(instant, language)} (${zone})`);
  },
);

describe('the text “saved at …”', () => {
  const noon = new Date(2026, 10, 12, 12, 5);

  it('has only the time on the same day', () => {
    expect(formatSavedAt(noon.toISOString(), 'en', new Date(2026, 10, 12, 23, 59))).toBe('12:05');
  });

  it.each(languages)('has the hours and minutes of the browser’s own format: %s', (language) => {
    const format = new Intl.DateTimeFormat(languageTags[language], { timeStyle: 'short' });
    for (const [hours, minutes] of [
      [0, 0],
      [0, 5],
      [9, 30],
      [12, 0],
      [23, 59],
    ] as const) {
      const time = new Date(2026, 10, 12, hours, minutes);
      expect(formatSavedAt(time.toISOString(), language, noon)).toBe(format.format(time));
    }
  });

  it('cannot be formatted from a text that is no date: an error is thrown', () => {
    expect(() => formatSavedAt('yesterday', 'en', noon)).toThrow(RangeError);
  });

  it('has the day and the time from the next midnight on', () => {
    expect(formatSavedAt(noon.toISOString(), 'en', new Date(2026, 10, 13, 0, 0))).toBe(
      '12 Nov 2026, 12:05',
    );
  });
});

describe('a short date', () => {
  const now = new Date(2026, 10, 12, 12, 5);

  it.each([
    ['2026-12-12', 'en', '12 Dec'],
    ['2026-12-12', 'hr', '12. pro'],
    ['2027-01-01', 'en', '1 Jan 2027'],
    ['2025-12-31', 'hr', '31. pro 2025.'],
  ] as const)('of %s in %s, seen in 2026, is %s, without the year 2026', (day, language, text) => {
    expect(formatShortDay(day, language, now)).toBe(text);
  });

  it('of an instant is the day in the reader’s time zone', () => {
    const late = new Date(2026, 10, 12, 23, 59).toISOString();
    expect(formatShortDay(late, 'en', now)).toBe('12 Nov');
  });
});

describe('how long ago something was', () => {
  const now = new Date(2026, 10, 12, 12, 0);
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

  it.each([
    [-5, 'en', 'now'],
    [0.5, 'en', 'now'],
    [1, 'en', '1 minute ago'],
    [59.9, 'hr', 'prije 59 minuta'],
    [60, 'hr', 'prije 1 sat'],
    [23 * 60 + 59, 'sr', 'pre 23 sata'],
    [24 * 60, 'en', 'yesterday'],
    [48 * 60, 'en', '2 days ago'],
    [6 * 24 * 60 + 12 * 60, 'hr', 'prije 6 dana'],
    [6 * 24 * 60 + 12 * 60 + 1, 'hr', '5. stu'],
    [7 * 24 * 60, 'en', '5 Nov'],
  ] as const)('%d minutes ago in %s is “%s”', (minutes, language, text) => {
    expect(formatAgo(before(minutes), language, now)).toBe(text);
  });

  it('is counted in calendar days after the first 24 hours', () => {
    const early = new Date(2026, 10, 12, 1, 0);
    // 25.5 and 47 hours before, both on Tuesday.
    expect(formatAgo(new Date(2026, 10, 10, 23, 30).toISOString(), 'en', early)).toBe('2 days ago');
    expect(formatAgo(new Date(2026, 10, 10, 2, 0).toISOString(), 'en', early)).toBe('2 days ago');
    expect(formatAgo(new Date(2026, 10, 11, 0, 30).toISOString(), 'en', early)).toBe('yesterday');
  });
});

test.each([
  ['2026-12-12', '2026-12-12', 'today'],
  ['2026-12-13', '2026-12-12', 'tomorrow'],
  ['2026-12-11', '2026-12-12', 'yesterday'],
  // The clocks change between these days.
  ['2026-03-30', '2026-03-28', 'in 2 days'],
  ['2026-10-26', '2026-10-24', 'in 2 days'],
] as const)('the day %s, seen on %s, is “%s”', (day, today, text) => {
  expect(formatDaysUntil(day, 'en', today)).toBe(text);
});
