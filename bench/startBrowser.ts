import { chromium, type Browser } from '@playwright/test';
import config from '../e2e/playwright.config.ts';
import { ensureChromium } from '../scripts/ensureChromium.ts';

/** Starts the browser of the end-to-end tests. `cleanup` closes it. */
export async function startBrowser(cleanup: AsyncDisposableStack): Promise<Browser> {
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    executablePath: ensureChromium(),
    // By default, Playwright exits the process on a signal, before the servers are stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.defer(() => browser.close());
  return browser;
}
