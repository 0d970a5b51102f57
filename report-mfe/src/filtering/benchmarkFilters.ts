import type { Country } from '@cert/shared/domain';

/** With whom the report compares beside all others of the year (spec 2 §3, "Benchmark filters"). */
export type BenchmarkFilters = {
  country: Country | null;
  /** A primary business type. */
  industry: number | null;
  isWithGroup: boolean;
};

export const noFilters: BenchmarkFilters = { country: null, industry: null, isWithGroup: false };
