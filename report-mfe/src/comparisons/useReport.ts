import { useMemo, useState } from 'react';
import type { Input } from '@cert/shared/contract';
import { useRead, type ReadState } from '@cert/shared/platform';
import {
  toReleasedReportData,
  toReportData,
  type BenchmarkFilters,
  type ReportData,
} from '../reportData.ts';

/** Selects a report and its comparisons. */
export type ReportSelection = {
  id: number;
  /** Whether to compare with results of the newest year, even if they are not final. */
  isNewest: boolean;
  filters: BenchmarkFilters;
};

type UseReportResult<Data> = {
  report: ReadState<Data>;
  /** Whether a report with other filters is loading; until it is loaded, `report` is the shown report. */
  isReloading: boolean;
};

/** Loads the report for the team. While a report with other filters loads, the result stays the shown report. */
export function useReport({ id, isNewest, filters }: ReportSelection): UseReportResult<ReportData> {
  const read = useRead(
    'report',
    toReportInput({ id, isNewest, filters }),
    // The report is revalidated when a colleague changes a text or locks the report.
    { isLive: true },
  );
  const { data } = read;
  const view = useMemo(() => data && toReportData(data, filters), [data, filters]);
  return useLastShown(read, { id, view });
}

/**
 * Loads the report for the organisation; null while it is not released. It is revalidated when the report is released,
 * changed or withdrawn. While a report with other filters loads, the result stays the shown report.
 */
export function useReleasedReport({
  id,
  filters,
}: Omit<ReportSelection, 'isNewest'>): UseReportResult<ReportData | null> {
  const read = useRead('releasedReport', toReportInput({ id, isNewest: false, filters }), {
    isLive: true,
  });
  const { data } = read;
  const view = useMemo(
    () => data && (data.report === null ? null : toReleasedReportData(data.report, filters)),
    [data, filters],
  );
  return useLastShown(read, { id, view });
}

function useLastShown<Data>(
  read: ReadState<unknown>,
  { id, view }: { id: number; view: Data | undefined },
): UseReportResult<Data> {
  const [last, setLast] = useState<{ id: number; view: Data }>();
  if (view !== undefined && view !== last?.view) setLast({ id, view });
  const shown = view === undefined && last?.id === id ? last.view : view;
  return {
    report: { ...read, data: shown },
    isReloading: shown !== undefined && read.isLoading,
  };
}

/** Converts a selection to the input of the API, without the language. Filters that are not set are omitted. */
export function toReportInput({
  id,
  isNewest,
  filters: { country, industry, isWithGroup },
}: ReportSelection): Omit<Input<'report'>, 'language'> {
  return {
    id,
    ...(country && { benchmarkCountry: country }),
    ...(industry !== null && { benchmarkIndustry: industry }),
    ...(isWithGroup && { benchmarkGroup: 1 }),
    ...(isNewest && { benchmarkNew: 1 }),
  };
}
