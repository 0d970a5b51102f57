import { countries, industries, type ComparisonRule } from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import { isPartialAverageAllowed } from './createMeasureComparer.ts';
import type { SumOfOthers, SumsOfOthers } from './sumsOfOthers.ts';

type Options = {
  others: SumsOfOthers;
  /** The measures of the report, the most important one first. */
  measures: readonly string[];
  rule: ComparisonRule;
};

/**
 * Lists the possible comparisons of the report, each with its number of organisations: that of the first measure whose
 * comparison may be shown; null if no comparison may be shown. See docs/product/report.md#comparisons.
 */
export function listComparable({ others, measures, rule }: Options): Report['info']['comparable'] {
  const count = (read: (measure: string) => SumOfOthers | null): number | null => {
    for (const measure of measures) {
      const some = read(measure);
      if (some && isPartialAverageAllowed(others.all(measure), some, rule))
        return some.organisations;
    }
    return null;
  };
  return {
    countries: countries.map((code) => ({
      code,
      organisations: count((measure) => others.country(measure, code)),
    })),
    industries: industries.map(({ id }) => ({
      id,
      organisations: count((measure) => others.industry(measure, id)),
    })),
    group: { organisations: count((measure) => others.group(measure)) },
  };
}
