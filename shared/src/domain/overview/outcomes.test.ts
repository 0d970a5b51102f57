import { calculateGradeSpread, canSeeOutcome, pairYearOnYearGrades } from './outcomes.ts';

test.each([
  ['client', false, false, false],
  ['client', true, false, false],
  ['client', true, true, true],
  ['client', false, true, false],
  ['certifier', false, false, false],
  ['certifier', true, false, true],
  ['main-certifier', true, true, true],
] as const)(
  'a %s (all grades final: %s, report released: %s) may see the result: %s',
  (...[role, isDecided, isReportReleased, may]) => {
    expect(canSeeOutcome(role, { isDecided, isReportReleased })).toBe(may);
  },
);

test.each([
  [[2, 2, 2], 0],
  [[1, 2.5, 2], 1.5],
  [[0, 3, null], 3],
  [[1.5, null, null], 0],
  [[null, null, null], 0],
] as const)(
  'the difference between the highest and the lowest of the grades %j is %s',
  (grades, spread) => {
    expect(calculateGradeSpread(grades)).toBe(spread);
  },
);

describe('the comparison with the previous year', () => {
  const areas = [
    { id: 7, path: 'a/one', now: 2 },
    { id: 8, path: 'a/new', now: 1 },
    { id: 9, path: 'b/two', now: null },
  ] as const;

  test('finds the earlier grade of an area by its path', () => {
    expect(pairYearOnYearGrades(areas, { 'a/one': 1.5, 'b/two': 3, 'b/gone': 0 })).toEqual([
      { areaId: 7, before: 1.5, now: 2 },
      { areaId: 8, before: null, now: 1 },
      { areaId: 9, before: 3, now: null },
    ]);
  });

  test('does not exist if the earlier year has no grade for any of the areas', () => {
    expect(pairYearOnYearGrades(areas, {})).toBeUndefined();
    expect(pairYearOnYearGrades(areas, { 'b/gone': 0 })).toBeUndefined();
  });
});
