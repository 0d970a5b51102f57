import type { Row } from '../row.ts';
import { measureComparisons } from './measureComparisons.ts';
import { measurePages } from './measurePages.ts';

/** The report: what the server does for it, how soon it is seen, and how it is printed. */
export async function measureReport(cleanup: AsyncDisposableStack): Promise<Row[]> {
  return [...(await measurePages(cleanup)), ...(await measureComparisons(cleanup))];
}
