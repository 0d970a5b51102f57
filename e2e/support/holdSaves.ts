import type { Page } from '@playwright/test';

/** Keeps answers on their way to the server until they are let through. @returns lets them through */
export async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/api', async (route) => {
    if (route.request().postData()?.includes('questionnaireAnswersSave')) await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
