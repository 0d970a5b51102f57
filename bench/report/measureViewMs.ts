import type { Browser, BrowserContext } from '@playwright/test';
import { openPageWithoutDebugger } from '../openPageWithoutDebugger.ts';
import { cpuSlowdown } from '../tax/measureAreaVisit.ts';
import { gzipHeaders } from '../createSignedInPageOpener.ts';

type View = {
  browser: Browser;
  /** Origin of the site. */
  url: string;
  /** The session to store in the browser before the page is opened. */
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Path on the site: `/en/6/report`. */
  address: string;
  /** HTML to serve at this path instead of the server's page. */
  body?: string;
};

/** Time limit for the first sheet. */
const giveUpAfterMs = 30_000;

/**
 * Opens a page on a slow processor, with an empty cache and without a debugger, and waits for the first sheet.
 * @returns the time from the start of the navigation, in ms
 * @throws {Error} when there is no sheet within half a minute
 */
export async function measureViewMs({ browser, url, state, address, body }: View): Promise<number> {
  const page = await openPageWithoutDebugger(browser);
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${prepare})(${JSON.stringify(stored)}, ${giveUpAfterMs})`,
  });
  await page.send('Network.enable');
  await page.send('Network.setExtraHTTPHeaders', { headers: gzipHeaders });
  if (body !== undefined) {
    page.events.on('Fetch.requestPaused', ({ requestId }: { requestId: string }) =>
      page.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
        body: Buffer.from(body).toString('base64'),
      }),
    );
    await page.send('Fetch.enable', { patterns: [{ urlPattern: `*${address}` }] });
  }
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 720,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.send('Page.navigate', { url: `${url}${address}` });
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression: 'firstSheet',
    awaitPromise: true,
  });
  await page.close();
  if (exceptionDetails) throw new Error(`${address}: no sheet came`);
  return Number(result.value);
}

/** Runs in the page before its own scripts: signs in, and records when the first sheet is painted. */
function prepare(stored: readonly { name: string; value: string }[], giveUpAfterMs: number): void {
  for (const { name, value } of stored) localStorage.setItem(name, value);
  const firstSheet = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('no sheet')), giveUpAfterMs);
    const observer = new MutationObserver(() => {
      if (!document.querySelector('#cover h1')?.checkVisibility()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(globalThis, { firstSheet });
}
