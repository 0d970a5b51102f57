import type { CategoryResult, ReportView } from '../reportView.ts';

/** How the headline describes the result of one step, with the change since the earlier year if there is one. */
export type Trend = 'open' | 'undecided' | 'alone' | 'more' | 'less' | 'same';

/** A step is `open` until all its topics have a grade. Without a decision, results are not compared. */
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
