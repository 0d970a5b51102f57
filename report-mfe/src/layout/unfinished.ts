/** What is still missing before the report can be printed: sheets, their fonts or their charts. */
export type UnfinishedPart = 'sheets' | 'fonts' | 'charts';

/** Selects sheets of paper, also those that are only measured. */
const sheet = 'section[data-theme="light"]';

/**
 * Selects, within `main`, sheets that are still being added or whose page breaks are still being calculated, and charts
 * that are not drawn. The server waits for the same marks before it makes a PDF (`createPdfPrinter`).
 */
const parts = {
  sheets: '[aria-busy="true"], [data-measuring]',
  fonts: '[data-measuring="fonts"]',
  charts: '[data-drawing]',
} as const satisfies Record<UnfinishedPart, string>;

/** CSS selector that matches `main` while its report is not ready for printing. `data-awaited`: see `ReportMain`. */
export const unreadyReportSelector = `:is(:has(${Object.values(parts).join(', ')}), [data-awaited]:not(:has(${sheet})))`;

/** Returns the first part that the page still waits for; null once the report is ready for printing. */
export function findUnfinishedPart(): UnfinishedPart | null {
  const main = document.querySelector('main');
  if (!main?.querySelector(sheet)) return 'sheets';
  const order = ['fonts', 'sheets', 'charts'] as const;
  return order.find((part) => main.querySelector(parts[part])) ?? null;
}
