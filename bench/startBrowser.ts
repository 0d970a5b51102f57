import { chromium, type Browser } from '@playwright/test';
import config from '../e2e/playwright.config.ts';
import { ensureChromium } from '../scripts/ensureChromium.ts';

/**
 * The browser's arguments of the end-to-end tests without those for V8: users have the optimizing compilers, which the
 * tests switch off.
 */
export const browserArguments: readonly string[] = (config.use?.launchOptions?.args ?? []).filter(
  (argument) => !argument.startsWith('--js-flags='),
);

/** Starts the browser of the end-to-end tests, with `browserArguments`. `cleanup` closes it. */
export async function startBrowser(cleanup: AsyncDisposableStack): Promise<Browser> {
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    args: [...browserArguments],
    executablePath: ensureChromium(),
    // By default, Playwright exits the process on a signal, before the servers are stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  cleanup.defer(() => browser.close());
  return browser;
}
