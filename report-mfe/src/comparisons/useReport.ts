import { useMemo, useState } from 'react';
import { useRead, type ReadState } from '@cert/shared/platform';
import { noFilters, toReportData, type BenchmarkFilters, type ReportData } from '../reportData.ts';

type Options = {
  id: number;
  /** Whether to compare with results of the newest year, even if they are not final. */
  isNewest: boolean;
};

/** The report with its loading state, and a function to change the comparison. */
export type ComparedReport = {
  report: ReadState<ReportData>;
  compareWith: (filters: BenchmarkFilters) => void;
  /** Whether the current report is shown while one with other filters loads. */
  isReloading: boolean;
};

/** Loads the report. While other filters load, it keeps the current report. */
export function useReport({ id, isNewest }: Options): ComparedReport {
  const [filters, setFilters] = useState(noFilters);
  const read = useRead(
    'report',
    {
      id,
      ...wireFilters(filters),
      ...(isNewest && ({ benchmarkNew: 1 } as const)),
    },
    // The report is revalidated when a colleague changes a text or locks the report.
    { isLive: true },
  );
  const { data } = read;
  const view = useMemo(() => data && toReportData(data, filters), [data, filters]);
  const [last, setLast] = useState<{ id: number; view: ReportData }>();
  if (view && view !== last?.view) setLast({ id, view });
  const shown = view ?? (last?.id === id ? last.view : undefined);
  return {
    report: { ...read, data: shown },
    compareWith: (next) => {
      setFilters(next);
      // Choosing the same filters after a failure retries the request.
      if (read.failure) read.retry();
    },
    isReloading: shown !== undefined && read.isLoading,
  };
}

/** Translates the filters to the names of the API; unset filters are omitted. */
function wireFilters({ country, industry, isWithGroup }: BenchmarkFilters) {
  return {
    ...(country && { benchmarkCountry: country }),
    ...(industry !== null && { benchmarkIndustry: industry }),
    ...(isWithGroup && ({ benchmarkGroup: 1 } as const)),
  };
}
