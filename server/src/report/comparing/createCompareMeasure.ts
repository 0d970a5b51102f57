import { isComparisonAllowed, type ComparisonRule, type Country } from '@cert/shared/domain';
import type { BenchmarkAverages } from '@cert/shared/contract';
import { sumKey, type Sum, type YearResults } from './readYearResults.ts';

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
export type OwnProfile = {
  countries: readonly string[];
  industry: number | null;
  groupKey: string | null;
  /** Its own contribution to the year's sums, by measure. */
  values: ReadonlyMap<string, number>;
};

/** Compares the report's organisation with the others by one measure. @param round rounds the mean for display */
export type CompareMeasure = (
  measure: string,
  round: (mean: number) => number,
) => BenchmarkAverages;

/** Sum over the organisations of one dimension, without the report's own organisation. */
type OtherSum = { organisations: number; sum: number; largestGroup: number };

const none: Sum = { organisations: 0, sum: 0, groups: new Map() };

/**
 * Creates the comparisons of a report: with all others, and with those of each chosen filter. See
 * docs/product/report.md#when-a-comparison-is-shown.
 */
export function createCompareMeasure({
  results: { sums },
  own,
  filters: { country, industry, isWithGroup },
  rule,
}: {
  results: Pick<YearResults, 'sums'>;
  own: OwnProfile;
  filters: ComparisonFilters;
  rule: ComparisonRule;
}): CompareMeasure {
  return (measure, round) => {
    const all = othersIn('all', true);
    const show = (others: OtherSum) => ({
      value: isComparisonAllowed(
        { ...others, leftOut: all.organisations - others.organisations },
        rule,
      )
        ? round(others.sum / others.organisations)
        : null,
      organisations: others.organisations,
    });
    return {
      average: show(all),
      ...(country && {
        benchmarkCountry: show(othersIn(`country ${country}`, own.countries.includes(country))),
      }),
      ...(industry && {
        benchmarkIndustry: show(othersIn(`industry ${industry}`, own.industry === industry)),
      }),
      ...(isWithGroup && own.groupKey !== null && { benchmarkGroup: show(inGroup(own.groupKey)) }),
    };

    function othersIn(dimension: string, isOwnIn: boolean): OtherSum {
      const { organisations, sum, groups } = sums.get(sumKey(measure, dimension)) ?? none;
      const value = isOwnIn ? own.values.get(measure) : undefined;
      const sizes = [...groups].map(([key, group]) =>
        value !== undefined && key === own.groupKey ? group.organisations - 1 : group.organisations,
      );
      return {
        organisations: organisations - (value === undefined ? 0 : 1),
        sum: sum - (value ?? 0),
        largestGroup: Math.max(0, ...sizes),
      };
    }

    /**
     * Within the report's own company group, the limit for one group's share does not apply: each organisation counts
     * separately.
     */
    function inGroup(groupKey: string): OtherSum {
      const group = sums.get(sumKey(measure, 'all'))?.groups.get(groupKey);
      const value = own.values.get(measure);
      return {
        organisations: (group?.organisations ?? 0) - (value === undefined ? 0 : 1),
        sum: (group?.sum ?? 0) - (value ?? 0),
        largestGroup: 1,
      };
    }
  };
}

/** Rounds to one decimal, for displaying means. */
export const roundToTenth = (mean: number): number => Math.round(mean * 10) / 10;
