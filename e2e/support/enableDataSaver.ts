import type { Page } from '@playwright/test';

/** Turns the browser's data saver on: the page then preloads nothing, so that a test can count requests. */
export async function enableDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
