import type { Page } from '@playwright/test';

/** What a page tells the server of versions that it could not show, in its order: `1.0.1 tampered`. */
export function watchFailureReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (!request.postData()?.includes('moduleFailed')) return;
    const { version, reason } = request.postDataJSON() as { version: string; reason: string };
    reports.push(`${version} ${reason}`);
  });
  return reports;
}
