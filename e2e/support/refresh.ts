import { expect, type Page } from '@playwright/test';

/** Interval in which open pages refresh. See docs/product/saving.md#live-pages. */
const liveRefreshMs = 15_000;

/** Time limit for what a page shows with its next refresh, if `refreshNow` came before the change was stored. */
export const afterRefresh = { timeout: 4 * liveRefreshMs };

/**
 * Lets open pages refresh now instead of within 15 seconds, by advancing their clocks. For tests with `test.use({
 * hasControlledClock: true })`.
 */
export async function refreshNow(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.clock.fastForward(liveRefreshMs)));
}

/**
 * Lets a page refresh until it shows what is expected. Unlike `refreshNow`, it also works while a refresh is
 * running: that refresh may have begun before the change was stored, so the page needs another one after it.
 * @param expectation gets the time limit of one try
 */
export async function expectAfterRefresh(
  page: Page,
  expectation: (oneTry: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await refreshNow(page);
    await expectation({ timeout: 1000 });
  }).toPass(afterRefresh);
}
