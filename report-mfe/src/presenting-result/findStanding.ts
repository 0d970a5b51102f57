import type { ReportView } from '../reportView.ts';

export type Standing =
  | { kind: 'passed' | 'key-topic-below' | 'undecided' }
  /** `points`: how many percentage points are missing, 1 or more. */
  | { kind: 'below-threshold'; points: number };

/**
 * Where a result stands against what the certificate asks for. The certificate rule has two halves (decisions §2),
 * so who has the points and did not pass misses the least grade of a key topic.
 */
export function findStanding({
  decision,
  overallPercent,
  thresholdPercent,
}: Pick<ReportView, 'decision' | 'overallPercent' | 'thresholdPercent'>): Standing {
  if (decision === 'not-decided') return { kind: 'undecided' };
  if (decision === 'passed') return { kind: 'passed' };
  const points = thresholdPercent - overallPercent;
  return points > 0 ? { kind: 'below-threshold', points } : { kind: 'key-topic-below' };
}
