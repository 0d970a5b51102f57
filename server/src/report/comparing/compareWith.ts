import { mayCompare, type ComparisonRule, type Country } from '@cert/shared/domain';
import type { Others } from '@cert/shared/contract';
import { sumKey, type Sum, type YearResults } from './readYearResults.ts';

/** With whom a report compares, beside all others of the year. */
export type ComparisonFilters = {
  country?: Country;
  industry?: number;
  isWithGroup?: boolean;
};

/** The organisation whose report it is: it is left out of everything that it is compared with. */
export type OwnProfile = {
  countries: readonly string[];
  industry: number | null;
  groupKey: string | null;
  /** What it has added to the year's sums, by measure. */
  values: ReadonlyMap<string, number>;
};

/** Compares one measure with the others. @param round of the mean, as it is shown */
export type Compare = (measure: string, round: (mean: number) => number) => Others;

/** The organisations of one dimension without the own one. */
type OtherSum = { organisations: number; sum: number; largestGroup: number };

const none: Sum = { organisations: 0, sum: 0, groups: new Map() };

/** The comparisons of one report: with all others, and with those of each chosen filter (decisions §7). */
export function compareWith({
  results: { sums },
  own,
  filters: { country, industry, isWithGroup },
  rule,
}: {
  results: Pick<YearResults, 'sums'>;
  own: OwnProfile;
  filters: ComparisonFilters;
  rule: ComparisonRule;
}): Compare {
  return (measure, round) => {
    const all = othersIn('all', true);
    const show = (others: OtherSum) => ({
      value: mayCompare({ ...others, leftOut: all.organisations - others.organisations }, rule)
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

    /** Among the others of one's own group there is no other group to tell from it: each counts by itself. */
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
