import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findPdfUaErrors } from '../printing/findPdfUaErrors.ts';
import { waitForSheets, readSheets } from '../printing/readSheets.ts';
import { readPdf } from '../printing/readPdf.ts';
import { chromiumPath } from '../support/startServer.ts';
import { test } from '../support/test.ts';

const auditReport = '/hr/6/report';

test('a certifier downloads the report as a PDF with the sheets of the page, bookmarks and tags', async ({
  page,
  site,
  signInAs,
}, testInfo) => {
  test.setTimeout(240_000);
  await signInAs('lead');
  await page.goto(auditReport);
  await waitForSheets(page);
  // A server without a browser offers no PDF.
  await expect(page.getByRole('button', { name: 'Preuzmi PDF' })).toHaveCount(0);
  await page.goto('about:blank');
  await site.stop();
  await site.start({ chromiumPath });
  await page.goto(auditReport);
  await waitForSheets(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi PDF' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'PDF se izrađuje…' })).toBeFocused();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Drava Retail – izvješće Meridian 2026.pdf');
  const file = join(testInfo.outputDir, 'report.pdf');
  await download.saveAs(file);
  await page.emulateMedia({ media: 'print' });
  const sheets = await readSheets(page);
  const pdf = readPdf(file);
  expect(pdf.texts).toHaveLength(sheets.length);
  expect(pdf.bookmarks).toContain('Drava Retail na putu do certifikata Meridian');
  expect(pdf.isTagged).toBe(true);
  expect(findPdfUaErrors(file)).toEqual([]);
  expect(pdf.fonts.filter(({ isEmbedded, hasUnicode }) => !isEmbedded || !hasUnicode)).toEqual([]);
  expect(pdf.title).toBe('Drava Retail – izvješće Meridian 2026');
});

test(
  'the scorecard alone can be downloaded as a PDF of one sheet, and as a picture',
  { tag: '@long' },
  async ({ page, site, signInAs }, testInfo) => {
    test.setTimeout(240_000);
    await site.stop();
    await site.start({ chromiumPath });
    await signInAs('lead');
    await page.goto(auditReport);
    await waitForSheets(page);
    const download = async (button: string) => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Sažetak', exact: true }).click();
      await page.getByRole('button', { name: button }).click();
      const file = await downloading;
      const path = join(testInfo.outputDir, file.suggestedFilename());
      await file.saveAs(path);
      await page.keyboard.press('Escape');
      return path;
    };
    const title = 'Drava Retail – sažetak rezultata Meridian 2026';

    const pdfPath = await download('Sažetak kao PDF');
    expect(pdfPath).toBe(join(testInfo.outputDir, `${title}.pdf`));
    const pdf = readPdf(pdfPath);
    expect(pdf.texts).toHaveLength(1);
    expect(pdf.texts[0]).toContain('61');
    expect(pdf.title).toBe(title);
    expect(pdf.bookmarks).toContain('Do certifikata Meridian nedostaje 14 postotnih bodova');
    expect(findPdfUaErrors(pdfPath)).toEqual([]);

    const pngPath = await download('Sažetak kao PNG');
    expect(pngPath).toBe(join(testInfo.outputDir, `${title}.png`));
    const png = await readFile(pngPath);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    // The size of A4 landscape at 96 dpi, with twice as many pixels in both directions.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2244, 1584]);
    // The picture is the sheet as it is printed: without the page around it.
    await page.goto(`${auditReport}?view=scorecard`);
    await waitForSheets(page);
    await page.emulateMedia({ media: 'print' });
    const shown = await page.locator('#scorecard').screenshot();
    expect(await cornerColours(page, png)).toEqual(await cornerColours(page, shown));
  },
);

/** Reads the colours near the four corners of a picture, as the browser draws them. */
function cornerColours(page: Page, png: Buffer): Promise<number[][]> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    context?.drawImage(picture, 0, 0);
    const corners = [0.02, 0.98].flatMap((x) => [0.02, 0.98].map((y) => [x * width, y * height]));
    return corners.map(([x = 0, y = 0]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
  }, png.toString('base64'));
}
