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
  'a certifier chooses the group of organisations with which the report compares',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto(`/en/${questionnaire}/report`);
    const sheet = page.locator('#key-topics-benchmark');
    await expect.poll(() => reachOf(sheet, 'average')).not.toEqual([]);
    expect(await reachOf(sheet, 'country')).toEqual([]);

    await page.getByRole('button', { name: 'Compare' }).click();
    const form = page.getByRole('form', { name: 'Comparisons' });
    const country = form.getByLabel('Country');
    const industry = form.getByLabel('Main industry');
    await expect(country.getByRole('option')).toHaveCount(11);
    await expect(industry.getByRole('option', { name: 'Energy: too few' })).toBeDisabled();
    await country.selectOption('rs');
    await form.getByRole('button', { name: 'Compare' }).click();

    await test.step('the chart has bars and a name for the chosen group, and the address contains the choice', async () => {
      await expect.poll(() => reachOf(sheet, 'country')).not.toEqual([]);
      await expect(sheet.getByRole('list').getByText(/^Serbia: \d+ organisations$/)).toBeVisible();
      await expect(page).toHaveURL(/\?benchmarkCountry=rs$/);
    });
    await test.step('an industry with too few organisations has no bars and no name in the chart, and the page says why', async () => {
      await page.goto(`/en/${questionnaire}/report?benchmarkCountry=rs&benchmarkIndustry=15`);
      await expect.poll(() => reachOf(sheet, 'country')).not.toEqual([]);
      expect(await sheet.locator('[seriesName="industry"]').count()).toBe(0);
      await expect(sheet.getByText(/^Energy/)).toHaveCount(0);
      await expect(page.getByText('Serbia, Energy: too few organisations')).toBeVisible();
    });
    await test.step('a button removes the comparisons, and “back” restores them', async () => {
      await page.getByRole('button', { name: 'Remove the comparisons' }).click();
      await expect.poll(() => reachOf(sheet, 'country')).toEqual([]);
      await page.goBack();
      await expect.poll(() => reachOf(sheet, 'country')).not.toEqual([]);
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
