import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { demoAccounts, demoPassword, type DemoAccount } from '../support/demoAccounts.ts';

/** Firefox with its own profile, controlled with WebDriver BiDi. */
export type Firefox = {
  page: Page;
  /** Uncaught errors of all pages until now. */
  errors: string[];
  /** Signs in through the form. @param url of the site */
  signIn: (url: string, who: DemoAccount) => Promise<void>;
  /**
   * Clicks the buttons that lead to printing, each one as soon as it appears.
   * @param labels labels of the buttons, in their order
   * @returns the path of the PDF
   */
  print: (labels: readonly string[]) => Promise<string>;
  close: () => Promise<void>;
};

const printer = 'print.printer_Mozilla_Save_to_PDF.';
const printedWithinMs = 120_000;
const pollEveryMs = 100;

/**
 * The hash of zero bytes. When a navigation cancels a download, Firefox reports an integrity error with this hash on
 * the page that is left.
 */
const hashOfNothing = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/**
 * Starts Firefox. It prints to a file without asking, like its print dialog with the settings of a new profile.
 * WebDriver's own command for printing is not used: it uses another layout, which shows texts completely that are cut
 * off when a user prints.
 * @param timeZone the time zone of the other browser; otherwise dates around midnight differ
 */
export async function openFirefox(timeZone: string | undefined): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), 'cert-firefox-'));
  const file = join(folder, 'print.pdf');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    env: { ...process.env, TZ: timeZone },
    extraPrefsFirefox: {
      'intl.accept_languages': 'hr-HR,hr',
      'print.always_print_silent': true,
      print_printer: 'Mozilla Save to PDF',
      [`${printer}print_to_file`]: true,
      [`${printer}print_to_filename`]: file,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(hashOfNothing)) errors.push(String(error));
  });
  // Unsent changes survive a reload, so a page can be left before they are sent.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    page,
    errors,
    async signIn(url, who) {
      await page.goto(`${url}/login`);
      await page.locator('input[autocomplete="username"]').fill(demoAccounts[who]);
      await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
      await page.locator('button[type="submit"]').click();
      await page.waitForFunction(() => !location.pathname.endsWith('/login'));
    },
    async print(labels) {
      await rm(file, { force: true });
      for (const label of labels) await page.locator(`::-p-text(${label})`).click();
      const deadline = Date.now() + printedWithinMs;
      while (!(await isWhole(file))) {
        if (Date.now() > deadline) throw new Error('Firefox has printed nothing.');
        await new Promise((done) => setTimeout(done, pollEveryMs));
      }
      return file;
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a PDF is completely written. */
async function isWhole(file: string): Promise<boolean> {
  return existsSync(file) && (await readFile(file, 'latin1')).trimEnd().endsWith('%%EOF');
}
