import type { CategoryResult, ReportView } from '../reportView.ts';

/**
 * What the headline says about the result of one step: that it is not complete, not decided, or without an earlier
 * year, or how it has changed.
 */
export type Trend = 'open' | 'undecided' | 'alone' | 'more' | 'less' | 'same';

/**
 * Determines the trend of a step: `open` until all its topics have a grade, `undecided` until the certificate is
 * decided, because only final results are compared.
 */
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
