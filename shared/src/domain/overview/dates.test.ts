import {
  addDays,
  calculatePace,
  compareDates,
  toCalendarDay,
  daysBetween,
  isDateOver,
  isPlannable,
  calculateMeetingMinutes,
} from './dates.ts';

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-12-12', 22],
  ['2026-12-12', '2026-11-20', -22],
  // The clocks change between these days.
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2027-12-31', '2028-03-01', 61],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});

test.each([
  ['2026-12-12T22:59:59.999Z', 'Europe/Zagreb', '2026-12-12'],
  ['2026-12-12T23:00:00.000Z', 'Europe/Zagreb', '2026-12-13'],
  ['2026-12-12T23:59:59.999Z', 'UTC', '2026-12-12'],
  ['2026-12-13T00:30:00.000Z', 'Atlantic/Azores', '2026-12-12'],
  // Summer time begins on 29 March and ends on 25 October. During it, midnight in Zagreb is 22:00 in UTC.
  ['2026-03-28T23:00:00.000Z', 'Europe/Zagreb', '2026-03-29'],
  ['2026-03-29T21:59:59.999Z', 'Europe/Zagreb', '2026-03-29'],
  ['2026-03-29T22:00:00.000Z', 'Europe/Zagreb', '2026-03-30'],
  ['2026-10-25T22:59:59.999Z', 'Europe/Zagreb', '2026-10-25'],
  ['2026-10-25T23:00:00.000Z', 'Europe/Zagreb', '2026-10-26'],
])('the time %s in the time zone %s belongs to the day %s', (time, timeZone, day) => {
  expect(toCalendarDay(new Date(time), timeZone)).toBe(day);
});

test('an unknown time zone causes an error, not a wrong calendar day', () => {
  expect(() => toCalendarDay(new Date(0), 'Europe/Nowhere')).toThrow(RangeError);
});

const inZagreb = (now: string) => ({ now: new Date(now), timeZone: 'Europe/Zagreb' });

test.each([
  ['a day is not over half an hour before its end', '2026-12-12', '2026-12-12T22:30:00Z', false],
  ['a day is over at midnight', '2026-12-12', '2026-12-12T23:00:00Z', true],
  ['a later day is not over', '2026-12-13', '2026-12-12T22:30:00Z', false],
  [
    'a day with 23 hours is not over just before its end',
    '2026-03-29',
    '2026-03-29T21:59:00Z',
    false,
  ],
  [
    'a day with 25 hours is not over just before its end',
    '2026-10-25',
    '2026-10-25T22:59:00Z',
    false,
  ],
  ['a later time is not over', '2026-12-12T22:31:00Z', '2026-12-12T22:30:00Z', false],
  ['an earlier time is over', '2026-12-12T22:29:00Z', '2026-12-12T22:30:00Z', true],
] as const)('%s: the date %s, seen at %s in Zagreb, is over: %s', (...given) => {
  const [, at, now, isPast] = given;
  expect(isDateOver(at, inZagreb(now))).toBe(isPast);
});

test('a calendar day is sorted after all times on that day and before all times on the next day', () => {
  const sorted = [
    '2026-12-11',
    '2026-12-12T08:00:00Z',
    '2026-12-12T22:59:00Z',
    '2026-12-12',
    '2026-12-12T23:00:00Z',
    '2026-12-13',
  ];
  const shuffled = [sorted[3]!, sorted[5]!, sorted[4]!, sorted[1]!, sorted[0]!, sorted[2]!];
  const compare = (one: string, other: string) =>
    compareDates(one, other, { timeZone: 'Europe/Zagreb' });
  expect(shuffled.sort(compare)).toEqual(sorted);
  expect(compare(sorted[0]!, sorted[0]!)).toBe(0);
});

test.each([
  ['2000-01-01', true],
  ['2100-12-31', true],
  ['1999-12-31', false],
  ['2101-01-01', false],
  ['2027-01-20T09:00:00.000Z', true],
  ['9999-12-31T23:59:59Z', false],
  ['soon', false],
])('%s can be planned as a date: %s', (given, isPossible) => {
  expect(isPlannable(given)).toBe(isPossible);
});

describe('the number of areas that a client has to answer each week', () => {
  const today = '2026-12-01';
  test.each([
    ['is two with two weeks for four areas', '2026-12-14', 4, 2],
    ['is rounded up to half areas', '2026-12-14', 5, 2.5],
    ['is one whole area if a bit more than half an area is needed', '2026-12-13', 1, 1],
    ['counts today as one whole day if the answers are due today', '2026-12-01', 2, 14],
    ['does not exist if the due date is past', '2026-11-30', 2, null],
    ['does not exist without a due date', null, 2, null],
    ['does not exist if no area is left', '2026-12-14', 0, null],
  ] as const)('%s (from 2026-12-01 to %s, %i areas: %s)', (...[, due, areas, pace]) => {
    expect(calculatePace({ today, due, areas })).toBe(pace);
  });
});

test.each([
  ['rounded up to half hours', 10, 25, 270],
  ['not rounded if it is a number of half hours', 6, 25, 150],
  ['at most a working day', 30, 25, 480],
  ['a working day if all areas fit exactly', 16, 30, 480],
  ['at least half an hour', 1, 25, 30],
  ['half an hour also without areas', 0, 25, 30],
] as const)(
  'the proposed length of a meeting is %s: %i areas of %i minutes need %i minutes',
  (...[, areas, minutesPerArea, minutes]) => {
    expect(calculateMeetingMinutes({ areas, minutesPerArea })).toBe(minutes);
  },
);
