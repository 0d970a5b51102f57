import { chromium, type Browser } from '@playwright/test';
import config from '../e2e/playwright.config.ts';
import { ensureChromium } from '../scripts/ensureChromium.ts';

/** The browser of the end-to-end tests, closed when the measurement ends. */
export async function openBrowser(cleanup: AsyncDisposableStack): Promise<Browser> {
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    executablePath: ensureChromium(),
    // Otherwise Playwright would exit the process on a signal, before the servers are stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.defer(() => browser.close());
  return browser;
}
