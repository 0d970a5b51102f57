import { expect, type Locator, type Page } from '@playwright/test';
import { gradeLabel, ownGrade } from '../support/gradingPanel.ts';
import { calculateContrast, readColours, type MeasuredColour } from '../support/readColours.ts';
import { test } from '../support/test.ts';

/** Minimum contrast of controls and graphics (WCAG 2.2, 1.4.11). */
const leastContrast = 3;

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The most frequent colour of an element. */
async function readGround(element: Locator): Promise<MeasuredColour> {
  const [ground] = await readColours(element);
  if (!ground) throw new Error('the element has no colour');
  return ground;
}

/** Expects enough contrast between the backgrounds of the chosen element and of another element. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible();
  const [ground, otherGround] = [await readGround(chosen), await readGround(other)];
  expect(calculateContrast(ground, otherGround)).toBeGreaterThanOrEqual(leastContrast);
}

/** Expects that a drawing has at least two colours with enough contrast. */
async function expectTwoColours(drawing: Locator): Promise<void> {
  await expect(drawing).toBeVisible();
  const ground = await readGround(drawing);
  const colours = await readColours(drawing);
  const best = Math.max(...colours.map((colour) => calculateContrast(ground, colour)));
  expect(best).toBeGreaterThanOrEqual(leastContrast);
}

const languageOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });

test(
  'with forced colours, a client can still see the chosen language, the progress of the answers and the dates',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('client');
    await page.goto('/en/2/about?view=state');
    await page.getByRole('region', { name: 'Answers by step' }).waitFor();
    await expectChosen(languageOf(page, 'English (EN)'), languageOf(page, 'Hrvatski (HR)'));
    await expectTwoColours(page.getByRole('complementary').getByRole('progressbar').first());
    await expectTwoColours(page.getByRole('region', { name: 'Answers by step' }).locator('svg'));
    const dates = page.getByRole('list', { name: 'Dates' });
    await expectTwoColours(dates);
  },
);

test(
  'with forced colours, a certifier can still see the chosen grade, and the progress on the desk',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto('/en/7/category/developing-people/2');
    const scale = ownGrade(page);
    await scale.getByRole('radio', { checked: true }).waitFor({ state: 'attached' });
    const chosen = scale.locator('label').filter({ has: page.locator(':checked') });
    const grade = (await chosen.textContent())?.trim() === '0' ? '3' : '0';
    await expectChosen(chosen, gradeLabel(scale, grade));
    await page.goto('/en');
    const row = page.getByRole('row', { name: /Jadran Foods 2026/ });
    await expectTwoColours(row.getByRole('progressbar'));
    await expectTwoColours(row.getByRole('listitem').first());
  },
);
