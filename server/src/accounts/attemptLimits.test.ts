import { decayFailures, type FailureBucketKind } from './attemptLimits.ts';

const hourMs = 3_600_000;

test.each<[failures: number, FailureBucketKind, hours: number, left: number]>([
  [10, 'account', 0.9, 10],
  [10, 'account', 2, 8],
  [10, 'network', 2, 2],
  [3, 'account', 5, 0],
  [100, 'account', 23.9, 77],
  [100, 'account', 24, 0],
])(
  'of %d failures in a counter of kind “%s”, counted %d hours after the last failure, %d still count',
  (...[failures, kind, hours, left]) => {
    expect(decayFailures(failures, kind, hours * hourMs)).toBe(left);
  },
);
