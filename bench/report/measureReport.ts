import type { ResultRow } from '../row.ts';
import { measureComparisons } from './measureComparisons.ts';
import { measureReportPages } from './measureReportPages.ts';

/** Runs the benchmarks of the report: first view and printing, then the time of the server. */
export async function measureReport(cleanup: AsyncDisposableStack): Promise<ResultRow[]> {
  return [...(await measureReportPages(cleanup)), ...(await measureComparisons(cleanup))];
}
