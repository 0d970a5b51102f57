import type { Page } from '@playwright/test';
import { areaPaths } from '../../e2e/support/openArea.ts';

/** CSS selector of the card of a question. */
const card = 'main section[aria-labelledby]';

/**
 * Opens the first area page with the browser's current cache.
 * @returns bytes of scripts and style sheets that were downloaded
 */
export async function measureRevisitBytes(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(js|css)$/.test(new URL(response.url).pathname)) scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devTools.send('Network.enable');
  await page.goto(`/en${areaPaths.brand}`);
  await page.locator(card).first().waitFor();
  await page.waitForLoadState('networkidle');
  await devTools.detach();
  return bytes;
}
