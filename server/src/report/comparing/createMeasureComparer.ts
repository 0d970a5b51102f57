import { isComparisonAllowed, type ComparisonRule, type Country } from '@cert/shared/domain';
import type { BenchmarkAverages } from '@cert/shared/contract';
import type { SumOfOthers, SumsOfOthers } from './sumsOfOthers.ts';

/**
 * Filters for additional comparisons of a report. The comparison with all other organisations of the year is always
 * included.
 */
export type ComparisonFilters = {
  country?: Country;
  industry?: number;
  isWithGroup?: boolean;
};

/** Compares the report's organisation with the others by one measure. @param round rounds the mean for display */
export type MeasureComparer = (
  measure: string,
  round: (mean: number) => number,
) => BenchmarkAverages;

/**
 * Creates the function that compares by a measure: with all others, and with the others of each chosen filter. See
 * docs/product/report.md#when-a-comparison-is-shown.
 */
export function createMeasureComparer({
  others,
  filters: { country, industry, isWithGroup },
  rule,
}: {
  others: SumsOfOthers;
  filters: ComparisonFilters;
  rule: ComparisonRule;
}): MeasureComparer {
  return (measure, round) => {
    const all = others.all(measure);
    const group = isWithGroup ? others.group(measure) : null;
    const show = (some: SumOfOthers) => ({
      value: isPartialAverageAllowed(all, some, rule) ? round(some.sum / some.organisations) : null,
      organisations: some.organisations,
    });
    return {
      average: show(all),
      ...(country && { benchmarkCountry: show(others.country(measure, country)) }),
      ...(industry && { benchmarkIndustry: show(others.industry(measure, industry)) }),
      ...(group && { benchmarkGroup: show(group) }),
    };
  };
}

/** Whether an average over some organisations may be shown beside the average over all. */
export function isPartialAverageAllowed(
  all: SumOfOthers,
  some: SumOfOthers,
  rule: ComparisonRule,
): boolean {
  return isComparisonAllowed({ ...some, leftOut: all.organisations - some.organisations }, rule);
}
