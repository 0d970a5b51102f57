import type { Page } from '@playwright/test';

/** The reader has asked to save data: the page fetches nothing before somebody wants it, so requests can be counted. */
export async function enableSaveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
