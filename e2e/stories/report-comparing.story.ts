import { expect, type Locator } from '@playwright/test';
import { story } from '../support/story.ts';

/** Sava Energy of the demo world: in Serbia, with enough other organisations there, and hardly any in its industry. */
const questionnaire = 4;

/** How far the bars of one kind reach, in parts of the chart, from the first row on. */
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

story('a certifier chooses with whom the report compares', async ({ page, signInAs }) => {
  await signInAs('lead');
  await page.goto(`/en/${questionnaire}/report`);
  const sheet = page.locator('#key-topics-benchmark');
  await expect.poll(() => reachOf(sheet, 'average')).not.toEqual([]);
  expect(await reachOf(sheet, 'country')).toEqual([]);

  const form = page.getByRole('form', { name: 'Further comparisons' });
  await form.getByLabel('Country').selectOption({ label: 'Serbia' });
  await form.getByLabel('Primary business type').selectOption({ label: 'Energy' });
  await form.getByRole('button', { name: 'Save' }).click();

  await story.step('bars and names of those who were chosen', async () => {
    await expect.poll(() => reachOf(sheet, 'country')).not.toEqual([]);
    await expect(sheet.getByRole('list').getByText(/^Serbia: \d+ organisations$/)).toBeVisible();
  });
  await story.step('nothing of an industry that has too few', async () => {
    expect(await reachOf(sheet, 'industry')).toEqual([]);
    await expect(sheet.getByText('n/a', { exact: true }).first()).toBeVisible();
  });
  await story.step('bars as long as their numbers say', async () => {
    const cells = await sheet.locator('tbody td:nth-of-type(2)').allTextContents();
    const reach = await reachOf(sheet, 'average');
    expect(reach.length).toBeGreaterThan(0);
    expect(reach).toHaveLength(cells.length);
    for (const [index, cell] of cells.entries())
      expect(reach[index]).toBeCloseTo(Number.parseFloat(cell) / 3, 1);
  });
});
