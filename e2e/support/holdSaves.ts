import type { Page } from '@playwright/test';

/**
 * Keeps answers on their way to the server until they are let through.
 * @returns lets them through; throws when there was none
 */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let held = 0;
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('questionnaireAnswersSave')) {
      held += 1;
      await promise;
    }
    await route.continue();
  });
  return () => {
    if (held === 0) throw new Error('no answer was on its way');
    resolve(undefined);
  };
}
