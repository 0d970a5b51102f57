import { loadCharts } from '../charts/Chart.tsx';
import { waitForSheets } from '../layout/waitForSheets.ts';

/**
 * Opens the print dialog once the chart library, the fonts and all sheets are loaded. The fonts determine where long
 * texts continue on the next sheet.
 */
export async function printReport(): Promise<void> {
  await Promise.allSettled([document.fonts.ready, loadCharts()]);
  await waitForSheets();
  window.print();
}
