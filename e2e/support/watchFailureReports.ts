import type { Page } from '@playwright/test';

/** Collects a page's reports to the server about failed module versions: version and reason, as `1.0.1 tampered`. */
export function watchFailureReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.postData()?.includes('moduleFailed')) return;
    const { version, reason } = request.postDataJSON() as { version: string; reason: string };
    reports.push(`${version} ${reason}`);
  });
  return reports;
}
