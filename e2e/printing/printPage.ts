import type { Page } from '@playwright/test';

/** Prints a page like Chromium's “Save as PDF”, in the page's own size. */
export function printPage(page: Page): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
}
