import type { Country } from '@cert/shared/domain';
import type { Dimension, MeasureSum, YearResults } from './createYearResults.ts';

/** The report's own organisation, which is excluded from comparisons. */
export type OwnProfile = {
  countries: readonly string[];
  industry: number | null;
  groupKey: string | null;
  organisationId: number;
};

/** Sum of one measure over some organisations, without the report's own organisation. */
export type SumOfOthers = { organisations: number; sum: number; largestGroup: number };

/** Finds the sums of one measure over the other organisations of a year. */
export type SumsOfOthers = {
  all: (measure: string) => SumOfOthers;
  country: (measure: string, country: Country) => SumOfOthers;
  industry: (measure: string, industry: number) => SumOfOthers;
  /** Of the organisation’s company group; null without one. */
  group: (measure: string) => SumOfOthers | null;
};

const none: MeasureSum = { organisations: 0, sum: 0, groups: new Map() };

/**
 * Creates the functions that subtract the report’s organisation from the sums of a year. The sums over all are cached,
 * because every other one is compared with them, and they may have hundreds of company groups.
 */
export function createSumsOfOthers(
  { sumOf, ownValueOf }: Pick<YearResults, 'sumOf' | 'ownValueOf'>,
  own: OwnProfile,
): SumsOfOthers {
  const overAll = new Map<string, SumOfOthers>();
  return {
    all: (measure) => {
      const sum = overAll.get(measure) ?? othersIn(measure, 'all', true);
      overAll.set(measure, sum);
      return sum;
    },
    country: (measure, country) =>
      othersIn(measure, `country ${country}`, own.countries.includes(country)),
    industry: (measure, industry) =>
      othersIn(measure, `industry ${industry}`, own.industry === industry),
    group: (measure) => (own.groupKey === null ? null : inGroup(measure, own.groupKey)),
  };

  function othersIn(measure: string, dimension: Dimension, isOwnIn: boolean): SumOfOthers {
    const { organisations, sum, groups } = sumOf(measure, dimension) ?? none;
    const value = isOwnIn ? ownValueOf(own.organisationId, measure) : undefined;
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
  function inGroup(measure: string, groupKey: string): SumOfOthers {
    const group = sumOf(measure, 'all')?.groups.get(groupKey);
    const value = ownValueOf(own.organisationId, measure);
    return {
      organisations: (group?.organisations ?? 0) - (value === undefined ? 0 : 1),
      sum: (group?.sum ?? 0) - (value ?? 0),
      largestGroup: 1,
    };
  }
}
