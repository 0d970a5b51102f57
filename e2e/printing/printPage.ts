import type { Page } from '@playwright/test';

/** What Chromium's “Save as PDF” writes of a page, as large as the page itself asks for. */
export function printPage(page: Page): Promise<Buffer> {
  return page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
}
