import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { createSimulatedUser, type SimulatedUser } from '../walking/createSimulatedUser.ts';
import { createFirefoxDriver } from './createFirefoxDriver.ts';

/** Firefox with its own profile, controlled with WebDriver BiDi. */
export type Firefox = {
  walker: SimulatedUser;
  /** Uncaught errors of all pages until now. */
  errors: string[];
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
 * WebDriver's own command for printing is not used: its layout differs, and shows in full some texts that are cut off
 * when a user prints.
 * @param timeZone the time zone of the browser with whose PDFs these prints are compared; with another one, dates near
 *   midnight would differ
 */
export async function openFirefox(timeZone: string | undefined): Promise<Firefox> {
  const folder = await mkdtemp(join(tmpdir(), 'cert-firefox-'));
  const file = join(folder, 'print.pdf');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    // Use the size of the window. `setViewport` would send commands that Firefox ESR does not know yet.
    defaultViewport: null,
    args: ['--width=1440', '--height=900'],
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
  const walker = createSimulatedUser(createFirefoxDriver(page));
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!String(error).includes(hashOfNothing)) errors.push(String(error));
  });
  // Answer yes when a page asks before it is left: its unsent changes are kept and survive a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    walker,
    errors,
    async print(labels) {
      await rm(file, { force: true });
      for (const label of labels) await walker.click({ css: 'button', name: `^${label}$` });
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
