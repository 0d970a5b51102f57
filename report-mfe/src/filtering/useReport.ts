import { useMemo, useState } from 'react';
import { useRead, type Read } from '@cert/shared/platform';
import { reportView, type ReportView } from '../reportView.ts';
import { noFilters, type BenchmarkFilters } from './benchmarkFilters.ts';

type Given = {
  id: number;
  /** Compares with the newest year, finalized or not (decisions §7). */
  isNewest: boolean;
};

/** The report as far as it is read, and how to compare it with others. */
export type ComparedReport = {
  report: Read<ReportView>;
  compareWith: (filters: BenchmarkFilters) => void;
  /** While a report is shown and one with other filters is read. */
  isReloading: boolean;
};

/** Reads the report. While it is read again with other filters, the one that is there stays. */
export function useReport({ id, isNewest }: Given): ComparedReport {
  const [filters, setFilters] = useState(noFilters);
  const read = useRead(
    'report',
    {
      id,
      ...wireFilters(filters),
      ...(isNewest && ({ benchmarkNew: 1 } as const)),
    },
    // Locks, and what colleagues write.
    { isLive: true },
  );
  const { data } = read;
  const view = useMemo(() => data && reportView(data, filters), [data, filters]);
  const [last, setLast] = useState<{ id: number; view: ReportView }>();
  if (view && view !== last?.view) setLast({ id, view });
  const shown = view ?? (last?.id === id ? last.view : undefined);
  return {
    report: { ...read, data: shown },
    compareWith: (next) => {
      setFilters(next);
      // What is asked for once more after a failure is read once more.
      if (read.failure) read.retry();
    },
    isReloading: shown !== undefined && read.isLoading,
  };
}

/** The filters under the wire's names; what is not chosen is not sent. */
function wireFilters({ country, industry, isWithGroup }: BenchmarkFilters) {
  return {
    ...(country && { benchmarkCountry: country }),
    ...(industry !== null && { benchmarkIndustry: industry }),
    ...(isWithGroup && ({ benchmarkGroup: 1 } as const)),
  };
}
