import {
  countries,
  industries,
  isComparisonAllowed,
  type ComparisonRule,
} from '@cert/shared/domain';
import type { Report } from '@cert/shared/contract';
import type { ComparedMeasure } from './contribution.ts';
import { readOwnGroupSum, type OwnOrganisation } from './createMeasureComparer.ts';
import type { SumOfOthers, SumReader } from './publishing/createSumReader.ts';

type Options = {
  readSum: SumReader;
  own: OwnOrganisation;
  /** The measures of the report, the most important one first. */
  measures: readonly ComparedMeasure[];
  rule: ComparisonRule;
};

/**
 * Lists the possible comparisons of the report. Each has the number of organisations of the first measure whose
 * comparison may be shown, or null if none may be shown. See docs/product/report.md#comparisons.
 */
export function listPossibleComparisons({
  readSum,
  own,
  measures,
  rule,
}: Options): Report['info']['comparable'] {
  const count = (read: (measure: string) => SumOfOthers | null): number | null => {
    for (const { name, scale } of measures) {
      const some = read(name);
      if (some && isComparisonAllowed(some, rule, scale)) return some.organisations;
    }
    return null;
  };
  return {
    countries: countries.map((code) => ({
      code,
      organisations: count((measure) => readSum(measure, `country ${code}`, own.id)),
    })),
    industries: industries.map(({ id }) => ({
      id,
      organisations: count((measure) => readSum(measure, `industry ${id}`, own.id)),
    })),
    group: { organisations: count((measure) => readOwnGroupSum(readSum, measure, own)) },
  };
}
