import type { ElementHandle, Page } from 'puppeteer-core';
import type { BrowserDriver } from '../walking/createSimulatedUser.ts';
import {
  bringIntoView,
  findElement,
  readElementState,
  wasClicked,
  watchClicks,
} from '../walking/elementQuery.ts';

/** Creates the driver with which a user is simulated on a page of Firefox. */
export function createFirefoxDriver(page: Page): BrowserDriver<ElementHandle> {
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
    watchClicks: (element) => element.evaluate(watchClicks),
    click: (element) => element.click(),
    wasClicked: (element) => element.evaluate(wasClicked),
    async selectAll() {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    choose: (element, file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
  };
}

/** Waits until the page has loaded its fonts: if it is left before, Firefox reports their downloads as failed. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}
