import type { Grade } from '@cert/shared/domain';
import { aReport } from '@cert/shared/testing';
import { countReachedKeyAreas, toReportData } from './reportData.ts';

const reply = aReport({ result: { overal: 80, previous: 0 } });

describe('the decision about the certificate in a report', () => {
  test.each([
    [{ passed: 1, provisional: 0 }, 'passed'],
    [{ passed: 0, provisional: 0 }, 'not-passed'],
    [{ passed: 0, provisional: 1 }, 'not-decided'],
    [{ passed: 1, provisional: 1 }, 'not-decided'],
  ] as const)('with the flags %j is “%s”', (flags, decision) => {
    expect(toReportData({ ...reply, info: { ...reply.info, ...flags } }).decision).toBe(decision);
  });
});

describe('the result of an earlier year in a report', () => {
  it('is stated with its year, also when it was 0 %', () => {
    expect(toReportData(reply).previous).toEqual({ year: 2025, percent: 0 });
  });

  it('is missing if the year or the result is unknown', () => {
    const { info, result } = reply;
    expect(toReportData({ ...reply, result: { ...result, previous: null } }).previous).toBeNull();
    expect(toReportData({ ...reply, info: { ...info, previousYear: null } }).previous).toBeNull();
  });
});

const areaGraded = (grade: Grade | null) => ({
  id: 1,
  title: '',
  minGrade: 2,
  grade,
  previousGrade: null,
  comparisons: [],
});

test.each<[(Grade | null)[], number]>([
  [[], 0],
  [[2, 1.5], 1],
  [[3, 2.5], 2],
  [[0, null], 0],
])('of key areas with minimum 2 and grades %j, %d reach the minimum', (grades, reached) => {
  expect(countReachedKeyAreas({ keyAreas: grades.map(areaGraded) })).toBe(reached);
});
