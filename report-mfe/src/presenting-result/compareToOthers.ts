import type { ReportData } from '../toReportData.ts';

/**
 * How the result compares with the average of all others. `points` is the difference in percentage points, 1 or more.
 */
export type OthersComparison =
  { kind: 'above' | 'below'; points: number } | { kind: 'same' | 'unknown' | 'undecided' };

/**
 * Compares the result with the average of all others: `undecided` while grades are missing, `unknown` if too few
 * organisations are behind the average.
 */
export function compareToOthers({
  decision,
  overallPercent,
  comparisons,
}: Pick<ReportData, 'decision' | 'overallPercent' | 'comparisons'>): OthersComparison {
  const mean = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
  if (mean === null) return { kind: 'unknown' };
  if (decision === 'not-decided') return { kind: 'undecided' };
  const points = overallPercent - mean;
  if (points === 0) return { kind: 'same' };
  return { kind: points > 0 ? 'above' : 'below', points: Math.abs(points) };
}
