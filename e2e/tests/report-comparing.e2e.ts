import { expect, type Locator } from '@playwright/test';
import { test } from '../support/test.ts';

/** Sava Energy of the demo world: in Serbia, with enough other organisations there, and hardly any in its industry. */
const questionnaire = 4;

/** How far the bars of one kind reach, in parts of the chart, from the first row on. */
function reachOf(sheet: Locator, kind: string): Promise<number[]> {
  return sheet
    .locator(`path[data-kind="${kind}"]`)
    .evaluateAll((paths) =>
      paths.map(
        (path) =>
          path.getBoundingClientRect().width /
          (path.closest('svg')?.getBoundingClientRect().width ?? 0),
      ),
    );
}

test('a certifier chooses with whom the report compares', async ({ page, signInAs }) => {
  await signInAs('lead');
  await page.goto(`/en/${questionnaire}/report`);
  const sheet = page.locator('#key-topics-benchmark');
  await expect(sheet.locator('path[data-kind="average"]').first()).toBeAttached();
  await expect(sheet.locator('path[data-kind="country"]')).toHaveCount(0);

  const form = page.getByRole('form', { name: 'Further comparisons' });
  await form.getByLabel('Country').selectOption({ label: 'Serbia' });
  await form.getByLabel('Primary business type').selectOption({ label: 'Energy' });
  await form.getByRole('button', { name: 'Save' }).click();

  await test.step('bars and names of those who were chosen', async () => {
    await expect(sheet.locator('path[data-kind="country"]').first()).toBeAttached();
    await expect(sheet.getByRole('list').getByText(/^Serbia: \d+ organisations$/)).toBeVisible();
  });
  await test.step('nothing of an industry that has too few', async () => {
    await expect(sheet.locator('path[data-kind="industry"]')).toHaveCount(0);
    await expect(sheet.getByText('n/a', { exact: true }).first()).toBeVisible();
  });
  await test.step('bars as long as their numbers say', async () => {
    const cells = await sheet.locator('tbody td:nth-of-type(2)').allTextContents();
    const reach = await reachOf(sheet, 'average');
    expect(reach.length).toBeGreaterThan(0);
    expect(reach).toHaveLength(cells.length);
    for (const [index, cell] of cells.entries())
      expect(reach[index]).toBeCloseTo(Number.parseFloat(cell) / 3, 1);
  });
});
