import { expect } from '@playwright/test';
import config from '../playwright.config.ts';
import { demoAccounts, demoPassword } from '../support/demoAccounts.ts';
import { areaPaths } from '../support/openArea.ts';
import { ownGrade } from '../support/gradingPanel.ts';
import { chromiumPath } from '../support/startServer.ts';
import { test } from '../support/test.ts';

test.use({
  // By default, Playwright switches the back-forward cache off.
  launchOptions: {
    ...config.use?.launchOptions,
    // The full Chromium, because Chromium's headless shell has no back-forward cache.
    executablePath: chromiumPath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test(
  'when a client signs in in a second tab, “back” does not show the certifier’s page and keeps the client signed in',
  { tag: '@reads' },
  async ({ page, context, signInAs }) => {
    await signInAs('certifier');
    // An open stream must not keep the page out of the cache.
    const followed = page.waitForResponse((reply) => reply.url().includes('/api/changes'));
    await page.goto(`/en${areaPaths.competencies}`);
    await expect(ownGrade(page)).toBeVisible();
    await followed;
    // Record the visible text when the page comes back from the cache, and again in the next frame.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        seen.push('restored', document.body.innerText);
        requestAnimationFrame(() => seen.push(document.body.innerText));
      });
    });
    await page.goto('/robots.txt');

    await test.step('when a client signs in in a second tab', async () => {
      const second = await context.newPage();
      await second.goto('/en/login');
      await second.locator('input[autocomplete="username"]').fill(demoAccounts.client);
      await second.locator('input[autocomplete="current-password"]').fill(demoPassword);
      await second.keyboard.press('Enter');
      await expect(second.getByRole('link', { name: 'Log out' })).toBeVisible();
      await second.close();
    });

    await page.goBack();
    await expect(page.getByText(/has signed in in another tab/)).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen[0]).toBe('restored');
    expect(seen.slice(1).join('\n')).not.toContain('Your grade');
    await page.getByRole('button', { name: /^Go on as/ }).click();
    await expect(page).not.toHaveURL(/login/);
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  },
);
