import type { ElementHandle, Page } from 'puppeteer-core';
import type { Driver } from '../walking/createWalker.ts';
import { bringIntoView, findElement, readElementState } from '../walking/elementQuery.ts';

/** Drives a page of Firefox. */
export function driveFirefox(page: Page): Driver<ElementHandle> {
  return {
    async open(url) {
      await waitForFonts(page);
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await waitForFonts(page);
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    async find(place) {
      const found = await page.evaluateHandle(findElement, place);
      return (found.asElement() as ElementHandle | undefined) ?? undefined;
    },
    look: (element) => element.evaluate(readElementState),
    bringIntoView: (element) => element.evaluate(bringIntoView),
    click: (element) => element.click(),
    async selectAll() {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    choose: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
  };
}

/** Firefox reports the download of a font as failed if the page is left meanwhile. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}
