import type { Country } from '@cert/shared/domain';

/** The comparisons that the report shows in addition to the average of the year. */
export type BenchmarkFilters = {
  country: Country | null;
  /** Id of a main industry; null for no filter by industry. */
  industry: number | null;
  isWithGroup: boolean;
};

export const noFilters: BenchmarkFilters = { country: null, industry: null, isWithGroup: false };
