import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { checkPrint } from '../printing/checkPrint.ts';
import { printPage } from '../printing/printPage.ts';
import { readPdf } from '../printing/readPdf.ts';
import { readSheets } from '../printing/readSheets.ts';
import { createRichText } from '../printing/teamTexts.ts';
import { callApi } from '../support/callApi.ts';
import { test } from '../support/test.ts';

// Other tests switch animations off (playwright.config.ts). This one tests the pages with animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a report is printed completely or not at all: printing too early gives a single page with a notice', async ({
  page,
  signInAs,
}, testInfo) => {
  const printNow = async (name: string) => {
    const file = join(testInfo.outputDir, `${name}.pdf`);
    await mkdir(testInfo.outputDir, { recursive: true });
    await writeFile(file, await printPage(page));
    return readPdf(file).texts;
  };
  // Compare without spaces: a PDF that is printed before the fonts are loaded has none between its words.
  const squeeze = (text = '') => text.replace(/\s/g, '');
  const notice = squeeze('This report is not ready to be printed');
  const button = page.getByRole('banner').getByRole('button', { name: 'Print / PDF' });
  await signInAs('lead');
  // A text that continues on many sheets. The page knows their number only once it has measured the text.
  const text = createRichText('en', 'long');
  await callApi(page, 'reportContentSaveItems', {
    id: 6,
    language: 'en',
    content: { actionPlan: text, educations: text },
  });
  /** For each opened print dialog, the number of unfinished parts on the page at that moment. */
  const dialogs: number[] = [];
  await page.exposeFunction('openDialog', (unfinished: number) => dialogs.push(unfinished));
  await page.addInitScript(() => {
    window.print = () => {
      const parts = document.querySelectorAll('main :is([aria-busy="true"], [data-measuring])');
      void (window as never as { openDialog: (parts: number) => void }).openDialog(parts.length);
    };
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/6/report', { waitUntil: 'commit' });
  await page.locator('#cover').waitFor();

  await test.step('while fonts are loading: printing gives the notice, and the print button waits', async () => {
    const early = await printNow('early');
    expect(early).toHaveLength(1);
    expect(squeeze(early[0])).toContain(notice);
    await button.click();
    await expect(page.getByRole('button', { name: 'Loading the fonts…' })).toBeFocused();
    expect(dialogs).toEqual([]);
  });

  await test.step('when the fonts are there, the waiting print button opens the dialog for the complete report', async () => {
    release();
    await expect.poll(() => dialogs, { timeout: 60_000 }).toEqual([0]);
  });

  const whole = await printNow('whole');
  expect(squeeze(whole.join())).not.toContain(notice);
  expect(squeeze(whole.join()).split('Ž'.repeat(30)).length).toBeGreaterThan(2);
  expect(whole).toHaveLength((await readSheets(page)).length);

  await test.step('as soon as the first sheet is there, printing gives the notice or the complete report', async () => {
    await page.unroute('**/*.woff2');
    await page.reload({ waitUntil: 'commit' });
    await page.locator('#cover').waitFor();
    const first = await printNow('first');
    if (first.length === 1) expect(squeeze(first[0])).toContain(notice);
    else expect(first).toEqual(whole);
  });
});

for (const path of ['/en/4/report', '/hr/6/report', '/sr/4/report?view=beyond'])
  test(
    `the printed report does not depend on the letter size that is set in the browser: ${path}`,
    { tag: ['@reads', '@long'] },
    async ({ page, playwright, launchOptions, site, signInAs }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
      });
      try {
        const large = await browser.newPage({ baseURL: site.url, viewport: page.viewportSize() });
        await signInAs('lead', large);
        await signInAs('lead');
        await page.goto(path);
        await large.goto(path);
        expect(
          await large.evaluate(() => getComputedStyle(document.documentElement).fontSize),
        ).toBe('24px');
        const usual = await checkPrint(page);
        const printed = await checkPrint(large);
        expect(usual.errors).toEqual([]);
        expect(printed.errors).toEqual([]);
        expect(printed.pdf.texts).toEqual(usual.pdf.texts);
      } finally {
        await browser.close();
      }
    },
  );
