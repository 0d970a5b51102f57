import { expect } from '@playwright/test';
import { areaPaths } from '../support/openArea.ts';
import { test } from '../support/test.ts';

test(
  'questions, information, the meeting and the home page are shown when the browser’s storage is full',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    for (const path of [areaPaths.competencies, '/2/about', '/2/info', '/2/meeting', '/']) {
      await page.goto(`/en${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/Something went wrong|could not be loaded/)).toHaveCount(0);
    }
    await page.goto('/sr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn-RS');
  },
);
