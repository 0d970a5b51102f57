import { chromium, type Browser } from '@playwright/test';
import config from '../e2e/playwright.config.ts';
import { ensureChromium } from '../scripts/ensureChromium.ts';

/** The browser of the end-to-end tests, closed when the measurement ends. */
export async function openBrowser(cleanup: AsyncDisposableStack): Promise<Browser> {
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    executablePath: ensureChromium(),
    // Playwright would end this process and leave the servers behind.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.defer(() => browser.close());
  return browser;
}
