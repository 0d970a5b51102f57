import type { Page } from '@playwright/test';

/** The lines in the console of a page that is offline. */
export const offlineErrors = /ERR_INTERNET_DISCONNECTED|failed request/;

/**
 * Lets two people change the same thing, so that the second one does not see the change of the first. Otherwise the
 * server tells the page of it, within a second and at any time.
 * @param page the page of the second person, which is offline meanwhile
 * @param type what the second person types
 * @param saveTheirs waits until the first person's change is saved
 */
export async function changeAtTheSameTime(
  page: Page,
  { type, saveTheirs }: { type: () => Promise<void>; saveTheirs: () => Promise<void> },
): Promise<void> {
  await page.context().setOffline(true);
  await type();
  await saveTheirs();
  await page.context().setOffline(false);
}
