import type { ReportData } from '../toReportData.ts';

export type CertificateOutcome =
  | { kind: 'passed' | 'key-topic-below' | 'undecided' }
  /** `points` is the number of missing percentage points, 1 or more. */
  | { kind: 'below-threshold'; points: number };

/**
 * Compares a result with the requirements of the certificate. The certificate requires a total and a minimum grade in
 * each key topic, so a failed result with enough points has a key topic below its minimum.
 */
export function findCertificateOutcome({
  decision,
  overallPercent,
  thresholdPercent,
}: Pick<ReportData, 'decision' | 'overallPercent' | 'thresholdPercent'>): CertificateOutcome {
  if (decision === 'not-decided') return { kind: 'undecided' };
  if (decision === 'passed') return { kind: 'passed' };
  const points = thresholdPercent - overallPercent;
  return points > 0 ? { kind: 'below-threshold', points } : { kind: 'key-topic-below' };
}
