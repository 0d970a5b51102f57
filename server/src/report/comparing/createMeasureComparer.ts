import {
  isComparisonAllowed,
  roundAverage,
  type ComparisonRule,
  type Country,
} from '@cert/shared/domain';
import type { BenchmarkAverages } from '@cert/shared/contract';
import type { ComparedMeasure } from './contribution.ts';
import type { SumOfOthers, SumReader } from './publishing/createSumReader.ts';

/**
 * Filters for additional comparisons of a report. The comparison with all other organisations of the year is always
 * included.
 */
export type ComparisonFilters = {
  country?: Country;
  industry?: number;
  isWithGroup?: boolean;
};

/** The report's own organisation, which is excluded from comparisons. */
export type OwnOrganisation = { id: number; groupKey: string | null };

/** Returns the averages of the other organisations in one measure. */
export type MeasureComparer = (measure: ComparedMeasure) => BenchmarkAverages;

/**
 * Creates the function that compares by a measure: with all other organisations, and with those that match each chosen
 * filter. See docs/product/report.md#when-a-comparison-is-shown.
 */
export function createMeasureComparer({
  readSum,
  own,
  filters: { country, industry, isWithGroup },
  rule,
}: {
  readSum: SumReader;
  own: OwnOrganisation;
  filters: ComparisonFilters;
  rule: ComparisonRule;
}): MeasureComparer {
  return ({ name: measure, scale }) => {
    const show = (some: SumOfOthers) => ({
      value: isComparisonAllowed(some, rule, scale)
        ? roundAverage(some.sum / some.organisations, some.organisations, scale)
        : null,
      organisations: some.organisations,
    });
    const group = isWithGroup ? readOwnGroupSum(readSum, measure, own) : null;
    return {
      average: show(readSum(measure, 'all', own.id)),
      ...(country && { benchmarkCountry: show(readSum(measure, `country ${country}`, own.id)) }),
      ...(industry && {
        benchmarkIndustry: show(readSum(measure, `industry ${industry}`, own.id)),
      }),
      ...(group && { benchmarkGroup: show(group) }),
    };
  };
}

/**
 * Reads the sum of the own company group; null if the organisation belongs to none. The limit for the share of one
 * company group does not apply to this sum, so each organisation counts as a group of its own.
 */
export function readOwnGroupSum(
  readSum: SumReader,
  measure: string,
  { id, groupKey }: OwnOrganisation,
): SumOfOthers | null {
  return groupKey === null
    ? null
    : { ...readSum(measure, `group ${groupKey}`, id), largestGroup: 1 };
}
