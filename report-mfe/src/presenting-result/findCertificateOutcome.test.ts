import type { Decision } from '@cert/shared/domain';
import { findCertificateOutcome, type CertificateOutcome } from './findCertificateOutcome.ts';

describe('where a result stands against a threshold of 75 %', () => {
  test.each<[Decision, number, CertificateOutcome]>([
    ['passed', 75, { kind: 'passed' }],
    ['passed', 100, { kind: 'passed' }],
    ['not-passed', 0, { kind: 'below-threshold', points: 75 }],
    ['not-passed', 74, { kind: 'below-threshold', points: 1 }],
    ['not-passed', 75, { kind: 'key-topic-below' }],
    ['not-passed', 90, { kind: 'key-topic-below' }],
    ['not-decided', 74, { kind: 'undecided' }],
    ['not-decided', 75, { kind: 'undecided' }],
  ])('%s with %d %%: %j', (decision, overallPercent, standing) => {
    expect(findCertificateOutcome({ decision, overallPercent, thresholdPercent: 75 })).toEqual(
      standing,
    );
  });
});
