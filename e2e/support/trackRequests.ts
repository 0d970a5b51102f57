import type { Page, Request } from '@playwright/test';

/** A page counts as idle after this time without requests. */
const quietMs = 120;

/**
 * Tracks a page's requests.
 * @returns a function that waits until the page has a heading and is idle
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const note = () => void (changedAt = Date.now());
  const end = (request: Request) => {
    open.delete(request);
    note();
  };
  page.on('request', (request) => {
    // A stream of changes stays open as long as the page.
    if (request.resourceType() === 'eventsource') return;
    open.add(request);
    note();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    note();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    while (open.size > 0 || Date.now() - changedAt < quietMs)
      await page.waitForTimeout(quietMs / 4);
  };
}
