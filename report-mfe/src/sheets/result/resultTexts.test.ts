import type { CertificateDecision } from '@cert/shared/domain';
import {
  compareResultToOthers,
  findCertificateOutcome,
  findResultChange,
  type CertificateOutcome,
  type ComparisonWithOthers,
  type ResultChange,
} from './resultTexts.ts';

describe('a result of 80 % compared with the average of others', () => {
  test.each<[CertificateDecision, number | null, ComparisonWithOthers]>([
    ['passed', 79, { kind: 'above', points: 1 }],
    ['passed', 80, { kind: 'same' }],
    ['not-passed', 81, { kind: 'below', points: 1 }],
    ['passed', 0, { kind: 'above', points: 80 }],
    ['passed', null, { kind: 'unknown' }],
    ['not-decided', null, { kind: 'unknown' }],
    ['not-decided', 79, { kind: 'undecided' }],
  ])('(%s, average %p) is described as %j', (decision, value, expected) => {
    const comparisons = [
      { kind: 'country' as const, value: 10, organisations: 9 },
      { kind: 'average' as const, value, organisations: 41 },
    ];
    expect(compareResultToOthers({ decision, overallPercent: 80, comparisons })).toEqual(expected);
  });
});

describe('a result compared with the threshold of 75 % for the certificate', () => {
  test.each<[CertificateDecision, number, CertificateOutcome]>([
    ['passed', 75, { kind: 'passed' }],
    ['passed', 100, { kind: 'passed' }],
    ['not-passed', 0, { kind: 'below-threshold', points: 75 }],
    ['not-passed', 74, { kind: 'below-threshold', points: 1 }],
    ['not-passed', 75, { kind: 'key-area-below' }],
    ['not-passed', 90, { kind: 'key-area-below' }],
    ['not-decided', 74, { kind: 'undecided' }],
    ['not-decided', 75, { kind: 'undecided' }],
  ])('(%s, %d %%) is described as %j', (decision, overallPercent, outcome) => {
    const report = { decision, overallPercent, thresholdPercent: 75 };
    expect(findCertificateOutcome(report)).toEqual(outcome);
  });
});

describe('the change of the result since 2025, when it was 75 %', () => {
  test.each<[number, Omit<ResultChange, 'year'>]>([
    [74, { kind: 'less', points: 1 }],
    [75, { kind: 'same', points: 0 }],
    [76, { kind: 'more', points: 1 }],
    [100, { kind: 'more', points: 25 }],
  ])('to %d %% is described as %j', (overallPercent, change) => {
    const previous = { year: 2025, percent: 75 };
    expect(findResultChange({ decision: 'passed', overallPercent, previous })).toEqual({
      ...change,
      year: 2025,
    });
  });

  it('is stated also for an audit and after an earlier result of 0 %', () => {
    const previous = { year: 2024, percent: 0 };
    expect(findResultChange({ decision: 'not-passed', overallPercent: 40, previous })).toEqual({
      kind: 'more',
      points: 40,
      year: 2024,
    });
  });

  it('is not stated without an earlier result', () => {
    expect(
      findResultChange({ decision: 'passed', overallPercent: 80, previous: null }),
    ).toBeUndefined();
  });

  it('is not stated while the result is not final', () => {
    const previous = { year: 2025, percent: 75 };
    expect(
      findResultChange({ decision: 'not-decided', overallPercent: 80, previous }),
    ).toBeUndefined();
  });
});
