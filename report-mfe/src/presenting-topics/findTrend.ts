import type { CategoryResult, ReportView } from '../reportView.ts';

/** How the result of one step is told: with the change since the earlier year where there is one. */
export type Trend = 'open' | 'undecided' | 'alone' | 'more' | 'less' | 'same';

/** A step whose topics do not all have a grade is open; what is not decided is not compared in words. */
export function findTrend(
  { percent, previousPercent }: Pick<CategoryResult, 'percent' | 'previousPercent'>,
  { decision }: Pick<ReportView, 'decision'>,
): Trend {
  if (percent === null) return 'open';
  if (decision === 'not-decided') return 'undecided';
  if (previousPercent === null) return 'alone';
  if (percent === previousPercent) return 'same';
  return percent > previousPercent ? 'more' : 'less';
}
