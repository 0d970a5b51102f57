import type { Page } from '@playwright/test';

/**
 * Asks the server for the PDF of a report in English, with the session of the user who is signed in on this page.
 * @returns the HTTP status; 202 while the server is still printing
 */
export async function readReportPdfStatus(
  page: Page,
  fields: { action: 'report' | 'releasedReport'; id: number },
): Promise<number> {
  const authToken = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const data = { authToken, language: 'en', view: 'standard', ...fields };
  return (await page.request.post('/report.pdf', { data })).status();
}
