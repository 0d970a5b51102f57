import type { ReportData } from '../toReportData.ts';

/** How the result differs from the earlier result. `points` is the difference in percentage points, 0 for `same`. */
export type ResultChange = { kind: 'more' | 'less' | 'same'; points: number; year: number };

/**
 * The change since the earlier result. Undefined without an earlier result, and while grades are missing: a result
 * that is not final is not compared.
 */
export function findResultChange({
  decision,
  overallPercent,
  previous,
}: Pick<ReportData, 'decision' | 'overallPercent' | 'previous'>): ResultChange | undefined {
  if (!previous || decision === 'not-decided') return undefined;
  const points = overallPercent - previous.percent;
  const kind = points > 0 ? 'more' : points < 0 ? 'less' : 'same';
  return { kind, points: Math.abs(points), year: previous.year };
}
