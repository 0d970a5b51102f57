import type { Page } from '@playwright/test';

/**
 * Counts the clicks on the page from now on, by mouse or by key. The count continues after a reload.
 * @returns a function that returns their number
 */
export async function countClicks(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => void (presses += 1));
  const listen = () => {
    const { countPress } = globalThis as unknown as { countPress: () => void };
    // Listen in the capture phase, so that no handler of the page can hide a press. Pressing a button or a link by key
    // also causes a click event.
    addEventListener('click', () => countPress(), { capture: true });
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => presses;
}
