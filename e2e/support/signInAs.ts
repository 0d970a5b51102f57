import type { Page } from '@playwright/test';
import { demoAccounts, demoPassword, type DemoAccount } from './demoAccounts.ts';

/** Signs in through the form, in any language, and waits until the sign-in page is left. */
export async function signInAs(page: Page, who: DemoAccount): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete="username"]').fill(demoAccounts[who]);
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
