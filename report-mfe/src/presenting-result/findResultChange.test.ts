import { findResultChange, type ResultChange } from './findResultChange.ts';

describe('the change since 2025, when it was 75 %', () => {
  test.each<[number, Omit<ResultChange, 'year'>]>([
    [74, { kind: 'less', points: 1 }],
    [75, { kind: 'same', points: 0 }],
    [76, { kind: 'more', points: 1 }],
    [100, { kind: 'more', points: 25 }],
  ])('to %d %% is %j', (overallPercent, change) => {
    const previous = { year: 2025, percent: 75 };
    expect(findResultChange({ decision: 'passed', overallPercent, previous })).toEqual({
      ...change,
      year: 2025,
    });
  });

  it('is told of an audit, too, and from a result of nothing', () => {
    const previous = { year: 2024, percent: 0 };
    expect(findResultChange({ decision: 'not-passed', overallPercent: 40, previous })).toEqual({
      kind: 'more',
      points: 40,
      year: 2024,
    });
  });

  it('is not told without an earlier result', () => {
    expect(
      findResultChange({ decision: 'passed', overallPercent: 80, previous: null }),
    ).toBeUndefined();
  });

  it('is not told while the result is not final', () => {
    const previous = { year: 2025, percent: 75 };
    expect(
      findResultChange({ decision: 'not-decided', overallPercent: 80, previous }),
    ).toBeUndefined();
  });
});
