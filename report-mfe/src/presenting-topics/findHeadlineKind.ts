import type { CategoryResult, ReportData } from '../toReportData.ts';

/**
 * What the headline says about the result of one step: that it is not complete, not decided, or without an earlier
 * year, or how it has changed.
 */
export type HeadlineKind = 'open' | 'undecided' | 'alone' | 'more' | 'less' | 'same';

/**
 * Determines which headline a step gets: `open` until all its topics have a grade, `undecided` until the certificate is
 * decided, because only final results are compared.
 */
export function findHeadlineKind(
  { percent, previousPercent }: Pick<CategoryResult, 'percent' | 'previousPercent'>,
  { decision }: Pick<ReportData, 'decision'>,
): HeadlineKind {
  if (percent === null) return 'open';
  if (decision === 'not-decided') return 'undecided';
  if (previousPercent === null) return 'alone';
  if (percent === previousPercent) return 'same';
  return percent > previousPercent ? 'more' : 'less';
}
