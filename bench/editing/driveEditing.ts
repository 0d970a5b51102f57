import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { percentile } from '../percentile.ts';
import { cpuSlowdown } from '../tax/measureAreaVisit.ts';
import { watchEditing } from './watchEditing.ts';

/** Number of fields that are edited one after the other. */
const fields = 20;
/** CSS selector of the buttons that open a text, by the prefix of their labels. */
const editButton = 'button[aria-label^="Edit: "]';
/** Index of the field for the typing benchmark. The first field is not used: it is only a line on the cover. */
const longField = 3;
/** Number of key presses; enough for a 98th percentile. */
const keyPresses = 150;
/** Interval for fast typing: 600 key presses per minute. */
const betweenKeysMs = 100;
/** Pause before the first action, because a user first reads the page. */
const restMs = 2_000;
/** Time limit for rendering a long report. */
const renderTimeoutMs = 120_000;

/** Results for one page: the report or the baseline. */
export type EditingResult = {
  /** Time from the click on "Edit" to the first editor, in ms, on a four times slower processor with cached code. */
  firstMs: number;
  /** Growth of the heap after editing all fields, in bytes, after garbage collection. */
  grownBytes: number;
};

/**
 * Opens one text after the other, as a certifier does. Measures how long the first editor takes to open, and how much
 * the heap grows.
 * @param context a browser context with an empty cache
 * @param address URL of a page whose texts have buttons "Edit: …"
 */
export async function measureFieldEditing(
  context: BrowserContext,
  address: string,
): Promise<EditingResult> {
  const first = await openPage(context, address);
  await edit(first, 0);
  await first.close();

  const page = await openPage(context, address);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await edit(page, 0);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [firstMs = NaN] = await page.evaluate(() => editingSeen.openMs);
  await edit(page, longField);
  const before = await readMemory(devTools);
  for (let index = 0; index < fields; index += 1) {
    await edit(page, index);
    await page.keyboard.type('.');
  }
  // Open the same text as before, so that the heap is compared in the same state.
  await edit(page, longField);
  const grownBytes = (await readMemory(devTools)) - before;
  await page.close();
  return { firstMs, grownBytes };
}

/** Types into a text. @returns the 98th percentile of the time from a key press to the frame that shows it, in ms */
export async function measureTyping(context: BrowserContext, address: string): Promise<number> {
  const page = await openPage(context, address);
  await edit(page, longField);
  const words = 'Written as fast as one writes. '.repeat(keyPresses).slice(0, keyPresses);
  await page.keyboard.type(words, { delay: betweenKeysMs });
  const seen = await page.evaluate(() => editingSeen.keyMs);
  await page.close();
  if (seen.length < keyPresses) throw new Error(`only ${seen.length} key presses were recorded`);
  return percentile(seen, 98);
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchEditing);
  await page.goto(address);
  await page
    .locator(editButton)
    .nth(fields - 1)
    .waitFor({ timeout: renderTimeoutMs });
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForTimeout(restMs);
  return page;
}

/** Opens the n-th text of the page and waits until it can be edited. */
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

/** Names of all texts, read before the first one is opened: an open text has no button. */
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
