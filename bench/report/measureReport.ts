import type { Row } from '../row.ts';
import { measureComparisons } from './measureComparisons.ts';
import { measurePages } from './measurePages.ts';

/** Benchmarks of the report: server time, first view, printing. */
export async function measureReport(cleanup: AsyncDisposableStack): Promise<Row[]> {
  return [...(await measurePages(cleanup)), ...(await measureComparisons(cleanup))];
}
