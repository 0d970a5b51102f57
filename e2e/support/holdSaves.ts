import type { Page } from '@playwright/test';

/**
 * Holds saves on their way to the server until the returned function is called.
 * @returns waits until at least one save is held, then lets all of them through
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
    // A save leaves 200 ms after the last key press; a page without other work gets here sooner.
    await held.promise;
    released.resolve(undefined);
  };
}
