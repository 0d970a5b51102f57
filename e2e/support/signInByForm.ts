import type { Page } from '@playwright/test';
import { demoAccounts, demoPassword, type DemoAccount } from './demoAccounts.ts';

/** Signs in with the form, in English; `signInAs` is faster, but begins on an empty page. */
export async function signInByForm(page: Page, who: DemoAccount): Promise<void> {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill(demoAccounts[who]);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/en\/?$/);
}
