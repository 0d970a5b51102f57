import type { Decision } from '@cert/shared/domain';
import { compareToOthers, type OthersComparison } from './compareToOthers.ts';

describe('a result of 80 % beside the average of others', () => {
  test.each<[Decision, number | null, OthersComparison]>([
    ['passed', 79, { kind: 'above', points: 1 }],
    ['passed', 80, { kind: 'same' }],
    ['not-passed', 81, { kind: 'below', points: 1 }],
    ['passed', 0, { kind: 'above', points: 80 }],
    ['passed', null, { kind: 'unknown' }],
    ['not-decided', null, { kind: 'unknown' }],
    ['not-decided', 79, { kind: 'undecided' }],
  ])('%s, average %p: %j', (decision, value, expected) => {
    const comparisons = [
      { kind: 'country' as const, value: 10, organisations: 9 },
      { kind: 'average' as const, value, organisations: 41 },
    ];
    expect(compareToOthers({ decision, overallPercent: 80, comparisons })).toEqual(expected);
  });
});
