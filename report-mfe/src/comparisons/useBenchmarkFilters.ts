import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countries, industries } from '@cert/shared/domain';
import type { BenchmarkFilters } from '../reportData.ts';

/**
 * Returns the comparisons that the address selects, and a function that selects other comparisons. The function adds an
 * entry to the browser's history.
 */
export function useBenchmarkFilters(): [BenchmarkFilters, (next: BenchmarkFilters) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => parseBenchmarkFilters(params), [params]);
  return [filters, (next) => setParams((known) => replaceBenchmarkParams(known, next))];
}

/** Reads the comparisons from the parameters of an address; unknown values count as absent. */
export function parseBenchmarkFilters(params: URLSearchParams): BenchmarkFilters {
  const country = params.get('benchmarkCountry');
  const industry = params.get('benchmarkIndustry');
  return {
    country: countries.find((code) => code === country) ?? null,
    industry: industries.find(({ id }) => String(id) === industry)?.id ?? null,
    isWithGroup: params.get('benchmarkGroup') === '1',
  };
}

/** Replaces the comparisons in the parameters of an address. Other parameters are not changed. */
export function replaceBenchmarkParams(
  params: URLSearchParams,
  { country, industry, isWithGroup }: BenchmarkFilters,
): URLSearchParams {
  const written = new URLSearchParams(params);
  const values = {
    benchmarkCountry: country,
    benchmarkIndustry: industry,
    benchmarkGroup: isWithGroup ? 1 : null,
  };
  for (const [name, value] of Object.entries(values))
    if (value === null) written.delete(name);
    else written.set(name, String(value));
  return written;
}
