import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { callApi } from '../support/callApi.ts';
import { test } from '../support/test.ts';

test(
  'the home page compares grades with the year before; a client sees this only once both reports are released',
  { tag: '@long' },
  async ({ page, openVisitor, signInAs }) => {
    const client = await openVisitor();
    await signInAs('lead', page);
    await signInAs('other', client);
    const years = (on: Page) =>
      on.getByRole('region').filter({ has: on.getByText(/^Grades of 2025 and 2026/) });
    const rows = (on: Page) => years(on).getByRole('listitem');
    await client.goto('/en/4/about');
    await expect(client.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(years(client)).toHaveCount(0);
    const release = { id: 4, released: true } as const;
    expect((await callApi(page, 'reportReleaseSet', release)).status).toBe(200);
    for (const window of [page, client]) {
      await window.goto('/en/4/about');
      await expect(years(window).getByRole('heading')).toHaveText(
        /^\d+ areas (rose|fell) by at least half a grade/,
      );
      await expect(rows(window).first()).toHaveText(
        /(higher|lower): [\d.]+ in 2025, [\d.]+ in 2026$/,
      );
      const changed = await rows(window).count();
      await years(window)
        .getByText(/^\d+ areas? stayed the same$/)
        .focus();
      await window.keyboard.press('Enter');
      await expect(rows(window)).not.toHaveCount(changed);
      await expectAccessible(window);
      await rows(window).first().getByRole('link').click();
      await expect(window).toHaveURL(/\/4\/category\/[a-z-]+\/\d+$/);
      await window.goBack();
      await rows(window).nth(1).getByRole('link').focus();
      await window.keyboard.press('Enter');
      await expect(window).toHaveURL(/\/4\/category\/[a-z-]+\/\d+$/);
    }
  },
);
