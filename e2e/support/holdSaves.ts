import type { Page } from '@playwright/test';

/**
 * Intercepts saves before they reach the server.
 * @returns a function that waits until at least one save is held, and then sends all of them
 */
export async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('questionnaireAnswersSave')) {
      held.resolve(undefined);
      await released.promise;
    }
    await route.continue();
  });
  return async () => {
    // Wait for a save: the page sends it 200 ms after the last key press, possibly after this call.
    await held.promise;
    released.resolve(undefined);
  };
}
