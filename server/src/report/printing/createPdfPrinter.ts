import type { Browser } from 'puppeteer-core';

/** A PDF of all sheets, or a picture of the first one. */
export type PrintedFormat = 'pdf' | 'png';

/** A page of this site that is printed with the rights of one account. */
export type PrintedPage = {
  /** URL of the page. It does not contain the token, which is in `storage`. */
  url: string;
  /** The content of the browser's storage, by key. */
  storage: { [key: string]: string };
  format: PrintedFormat;
};

/** Prints pages of this site to PDF or PNG, in a browser on this machine. */
export type PdfPrinter = {
  /**
   * Prints a page in a new browser.
   * @throws {Error} if the browser cannot be started, or if the page is not complete in time
   */
  print: (page: PrintedPage) => Promise<Uint8Array>;
  /** Ends all browsers, so that every running `print` fails. */
  stop: () => Promise<void>;
};

/** Time for one page, from the start of the browser to the PDF. A busy machine needs up to 20 s. */
const printWithinMs = 60_000;
const pollEveryMs = 100;

/**
 * The captured part of the page, in CSS pixels: one sheet of A4 landscape with print styles. Rounded down to whole
 * pixels, because a partial pixel would show the background below the sheet.
 */
const sheetPixels = { x: 0, y: 0, width: 1122, height: 792 } as const;
/** Pixels of the picture for each CSS pixel: sharp on screens with a high density, and 192 dpi on paper. */
const pixelsPerCssPixel = 2;

const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * An expression that is true in the page when all sheets, their charts and their fonts are drawn. `aria-busy`,
 * `data-measuring` and `data-drawing` are set by the report while it adds sheets, looks for page breaks and draws
 * charts (`report-mfe/src/layout/unfinished.ts`).
 */
const isSettled = `(() => {
  const sheets = [...document.querySelectorAll('main section[data-theme="light"]')];
  const isDrawn = (figure) =>
    figure instanceof SVGElement || figure.querySelector('svg path, svg rect, svg circle') !== null;
  return (
    sheets.length > 0 &&
    document.querySelector('[data-measuring], [data-drawing], [aria-busy="true"]') === null &&
    sheets.flatMap((sheet) => [...sheet.querySelectorAll('[role="img"]')]).every(isDrawn) &&
    document.fonts.status === 'loaded'
  );
})()`;

/**
 * Creates a printer that starts a browser for every page, so that no page can read data of another one.
 * @param executablePath a Chromium or Chrome
 * @param hasSandbox whether the sandbox of the browser is on; it must be off if the browser runs as root
 */
export function createPdfPrinter({
  executablePath,
  hasSandbox,
}: {
  executablePath: string;
  hasSandbox: boolean;
}): PdfPrinter {
  const open = new Set<Browser>();
  return {
    async print(page) {
      // Loaded with the first PDF, because most servers print rarely or never.
      const { launch } = await import('puppeteer-core');
      const browser = await launch({
        executablePath,
        // A pipe is used instead of a port, so that no other process of this machine can reach the page.
        pipe: true,
        args: hasSandbox ? browserFlags : [...browserFlags, '--no-sandbox'],
        timeout: printWithinMs,
        protocolTimeout: printWithinMs,
      });
      open.add(browser);
      const late = setTimeout(() => void browser.close(), printWithinMs);
      try {
        return await printIn(browser, page);
      } finally {
        clearTimeout(late);
        open.delete(browser);
        await browser.close();
      }
    },
    async stop() {
      await Promise.allSettled([...open].map((browser) => browser.close()));
    },
  };
}

async function printIn(
  browser: Browser,
  { url, storage, format }: PrintedPage,
): Promise<Uint8Array> {
  const page = await browser.newPage();
  if (format === 'png') {
    const { width, height } = sheetPixels;
    await page.setViewport({ width, height, deviceScaleFactor: pixelsPerCssPixel });
  }
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const stored = Object.entries(storage).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  await page.evaluateOnNewDocument(stored.join('\n'));
  await page.goto(url);
  // Two successive polls must find the page settled: a chart or a font may begin to load just after the sheets appear.
  for (let settled = 0; settled < 2; settled = (await page.evaluate(isSettled)) ? settled + 1 : 0)
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  if (format === 'png') {
    // With print styles, the page shows only the sheet, at its size on paper.
    await page.emulateMediaType('print');
    return page.screenshot({ type: 'png', clip: sheetPixels });
  }
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    // The PDF gets tagged headings and tables for screen readers, and bookmarks made from the headings.
    tagged: true,
    outline: true,
    timeout: printWithinMs,
  });
}
