import { testDates } from './testDates.ts';

test.each([
  ['in March of next year', '2026-11-26', '2027-03-15T10:00:00.000Z'],
  ['on 29 February', '2026-11-26', '2028-02-29T10:00:00.000Z'],
  ['on 29 February', '2028-01-01', '2032-02-29T10:00:00.000Z'],
  ['in the night of a clock change', '2026-11-26', '2027-03-28T00:58:00.000Z'],
  ['in the night of a clock change', '2030-01-01', '2031-03-30T00:58:00.000Z'],
] as const)('the first test date “%s” after %s is %s', (name, now, expected) => {
  expect(testDates[name](new Date(now)).toISOString()).toBe(expected);
});
