import type { CDPSession, Page } from '@playwright/test';
import { areaPaths } from '../../e2e/support/openArea.ts';
import { countDownloadedBytes } from './countDownloadedBytes.ts';
import type { Visit } from './visit.ts';

/** Slowdown factor of the processor: a client's laptop is about four times slower than a developer's machine. */
export const cpuSlowdown = 4;

/**
 * What slows a visit down: the processor of a client's laptop, or the line of a hotel (200 ms from request to reply,
 * 1.6 Mbit/s).
 */
export type Slowdown = 'processor' | 'line';

/** CSS selector of the card of a question. */
const card = 'main section[aria-labelledby]';

/** Measures a visit of the first area page with an empty cache. Closes the page when the network is idle. */
export async function measureAreaVisit(page: Page, slow: Slowdown): Promise<Visit> {
  const devTools = await page.context().newCDPSession(page);
  const countedReplies = await countDownloadedBytes(devTools);
  await slowDown(devTools, slow);
  await page.goto(`/en${areaPaths.brand}`, { waitUntil: 'commit' });
  // Check in every frame: a locator of Playwright would check less often after some time.
  const shown = await page.waitForFunction((card) => {
    const isShown = document.querySelector(card)?.checkVisibility() ?? false;
    return isShown && performance.now();
  }, card);
  const shownMs = Number(await shown.jsonValue());
  const costs = await countedReplies();
  // The cards below the window come in while the browser is idle.
  await page.getByRole('heading', { name: 'Additional documentation' }).waitFor();
  // Not `allInnerTexts`: the inner text of a card that the browser has not rendered yet is empty.
  const questions = await page.locator(card).getByRole('heading').allTextContents();
  await page.context().close();
  return { costs, shownMs, questions };
}

async function slowDown(devTools: CDPSession, what: Slowdown): Promise<void> {
  if (what === 'processor')
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  else
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 200,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
}
