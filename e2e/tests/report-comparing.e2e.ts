import { expect, type Locator } from '@playwright/test';
import { test } from '../support/test.ts';

/** Sava Energy in the demo data: its country, Serbia, has enough organisations to compare, but its industry has not. */
const questionnaire = 4;

/** The lengths of all bars of one series as shares of the chart's width, by row. */
function reachOf(sheet: Locator, kind: string): Promise<number[]> {
  return sheet
    .locator(`[seriesName="${kind}"] path`)
    .evaluateAll((paths) =>
      paths
        .map(
          (path) =>
            path.getBoundingClientRect().width /
            (path.closest('svg')?.getBoundingClientRect().width ?? 0),
        )
        .filter((part) => part > 0),
    );
}

test(
  'a certifier chooses the organisations for the comparison',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto(`/en/${questionnaire}/report`);
    const sheet = page.locator('#key-topics-benchmark');
    await expect.poll(() => reachOf(sheet, 'average')).not.toEqual([]);
    expect(await reachOf(sheet, 'country')).toEqual([]);

    const form = page.getByRole('form', { name: 'Further comparisons' });
    await form.getByLabel('Country').selectOption({ label: 'Serbia' });
    await form.getByLabel('Main industry').selectOption({ label: 'Energy' });
    await form.getByRole('button', { name: 'Save' }).click();

    await test.step('the chosen groups have bars and names', async () => {
      await expect.poll(() => reachOf(sheet, 'country')).not.toEqual([]);
      await expect(sheet.getByRole('list').getByText(/^Serbia: \d+ organisations$/)).toBeVisible();
    });
    await test.step('an industry with too few organisations is not shown', async () => {
      expect(await reachOf(sheet, 'industry')).toEqual([]);
      await expect(sheet.getByText('n/a', { exact: true }).first()).toBeVisible();
    });
    await test.step('the bars have the length of their values', async () => {
      const cells = await sheet.locator('tbody td:nth-of-type(2)').allTextContents();
      const reach = await reachOf(sheet, 'average');
      expect(reach.length).toBeGreaterThan(0);
      expect(reach).toHaveLength(cells.length);
      for (const [index, cell] of cells.entries())
        expect(reach[index]).toBeCloseTo(Number.parseFloat(cell) / 3, 1);
    });
  },
);
