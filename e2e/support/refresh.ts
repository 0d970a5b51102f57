import { expect, type Page } from '@playwright/test';

/** Interval in which open pages refresh. See docs/product/saving.md#live-pages. */
const liveRefreshMs = 15_000;

/** Time limit for what a page shows only after it has refreshed, such as a change by another user. */
export const refreshTimeout = { timeout: 4 * liveRefreshMs };

/**
 * Advances the clock of an open page by one refresh interval at a time, until the page shows what is expected. After
 * each step the page sends delayed saves and reads the changes of others. For tests with
 * `test.use({ hasControlledClock: true })`.
 * @param expectation gets the time limit of one try
 */
export async function expectAsTimePasses(
  page: Page,
  expectation: (oneTry: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(liveRefreshMs);
    await expectation({ timeout: 1000 });
  }).toPass(refreshTimeout);
}
