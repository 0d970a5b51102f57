import { findRangeAtLevel } from './findRangeAtLevel.ts';

const moreIsBetter = [
  { from: 0, gives: 0 },
  { from: 25, gives: 1 },
  { from: 80, gives: 3 },
] as const;
const lessIsBetter = [
  { from: 0, gives: 3 },
  { from: 36, gives: 2 },
  { from: 61, gives: 0 },
] as const;

describe('the numbers that a demo organisation enters', () => {
  it.each([
    { level: 0, range: [0, 24] },
    { level: 0.3, range: [25, 79] },
    { level: 1, range: [80, 100] },
  ])(
    'are in the range $range for an organisation of quality $level, if higher numbers get better grades',
    ({ level, range }) => {
      expect(findRangeAtLevel(moreIsBetter, level, 100)).toEqual(range);
    },
  );

  it.each([
    { level: 1, range: [18, 35] },
    { level: 0.6, range: [36, 60] },
    { level: 0, range: [61, 92] },
  ])(
    'are in the range $range for an organisation of quality $level, if lower numbers get better grades',
    ({ level, range }) => {
      expect(findRangeAtLevel(lessIsBetter, level, 1000)).toEqual(range);
    },
  );
});
