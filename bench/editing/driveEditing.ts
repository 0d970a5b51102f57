import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { percentile } from '../percentile.ts';
import { slowerBy } from '../tax/visitAreaPage.ts';
import { watchEditing } from './watchEditing.ts';

/** Fields that are edited one after the other (issue 8, "Speed"). */
const fields = 20;
/** Opens a text. */
const editButton = 'button[aria-label^="Edit: "]';
/** Of the fields the one that is written in; the first one is a line on the cover. */
const longField = 3;
/** Pressed in one text; enough for a 98th percentile. */
const keyPresses = 150;
/** A quick writer: 600 key presses a minute. */
const betweenKeysMs = 100;
/** Before anybody writes he or she looks at the page for a while. */
const restMs = 2_000;
/** A long report is drawn in so many at most. */
const drawnWithinMs = 120_000;

/** How editing felt, on one page. */
export type Editing = {
  /** From the press on "Edit" to the first editor, with a processor four times slower and the code cached. */
  firstMs: number;
  /** By how much the memory has grown over twenty fields, after a collection of garbage. */
  grownBytes: number;
};

/**
 * Opens one text after the other, as a certifier does.
 * @param context has nothing cached yet
 * @param address of the page with the texts, each with a button "Edit: …"
 */
export async function editFields(context: BrowserContext, address: string): Promise<Editing> {
  const first = await openPage(context, address);
  await edit(first, 0);
  await first.close();

  const page = await openPage(context, address);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await edit(page, 0);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [firstMs = NaN] = await page.evaluate(() => editingSeen.openMs);
  await edit(page, longField);
  const before = await readMemory(devTools);
  for (let index = 0; index < fields; index += 1) {
    await edit(page, index);
    await page.keyboard.type('.');
  }
  // Back to where it began: the same editor is open as before.
  await edit(page, longField);
  const grownBytes = (await readMemory(devTools)) - before;
  await page.close();
  return { firstMs, grownBytes };
}

/** @returns from a key press to the frame that shows it, in ms: the 98th percentile */
export async function writeText(context: BrowserContext, address: string): Promise<number> {
  const page = await openPage(context, address);
  await edit(page, longField);
  const words = 'Written as fast as one writes. '.repeat(keyPresses).slice(0, keyPresses);
  await page.keyboard.type(words, { delay: betweenKeysMs });
  const seen = await page.evaluate(() => editingSeen.keyMs);
  await page.close();
  if (seen.length < keyPresses) throw new Error(`only ${seen.length} key presses were seen`);
  return percentile(seen, 98);
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchEditing);
  await page.goto(address);
  await page
    .locator(editButton)
    .nth(fields - 1)
    .waitFor({ timeout: drawnWithinMs });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForTimeout(restMs);
  return page;
}

/** Edits one of the page's texts, in their order, and waits until one can write. */
async function edit(page: Page, index: number): Promise<void> {
  const seen = await page.evaluate(() => editingSeen.openMs.length);
  const name = (await namesOf(page))[index];
  if (name === undefined) throw new Error(`the page has no text ${index}`);
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.waitForFunction((before) => editingSeen.openMs.length > before, seen, {
    polling: 200,
  });
}

const known = new WeakMap<Page, string[]>();

/** Of all texts, before the first one was opened: while a text is edited its button is not there. */
async function namesOf(page: Page): Promise<string[]> {
  const names =
    known.get(page) ??
    (await page
      .locator(editButton)
      .evaluateAll((buttons) => [...new Set(buttons.map(({ ariaLabel }) => ariaLabel ?? ''))]));
  known.set(page, names);
  return names;
}

async function readMemory(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize;
}
