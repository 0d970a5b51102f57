import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { areas } from '../support/openArea.ts';
import { story } from '../support/story.ts';

const pages = [
  { who: 'client', path: `/en${areas.competencies}` },
  { who: 'lead', path: `/en${areas.competencies}` },
  { who: 'client', path: `/en${areas.benefits}` },
  { who: 'client', path: `/en${areas.diversity}` },
  { who: 'lead', path: `/en${areas.diversity}` },
  { who: 'client', path: '/en/2/documents' },
  { who: 'lead', path: '/en/2/documents' },
  { who: 'client', path: '/en/2/saved-questions' },
  { who: 'lead', path: '/en/2/questions' },
  { who: 'lead', path: '/en/2/above-beyond' },
  { who: 'lead', path: '/en/2/meeting' },
  { who: 'certifier', path: '/en/2/meeting/7' },
  { who: 'client', path: '/en/2/info' },
  { who: 'other', path: '/en/4/info' },
  { who: 'client', path: '/en/2/password' },
  { who: 'client', path: '/en/2/about' },
  { who: 'client', path: '/en/2/instructions' },
  { who: 'client', path: '/en/2/rating' },
  { who: 'lead', path: '/en/2/certifier-instructions' },
  { who: 'lead', path: '/en/2/intro-questions' },
  { who: 'lead', path: '/en/4/intro-questions' },
  { who: 'lead', path: '/en/2/questionnaires' },
  { who: 'lead', path: '/en/2/report' },
  { who: 'lead', path: '/en/4/report?view=beyond' },
  { who: 'lead', path: '/en/4/report' },
  { who: 'lead', path: '/en/6/report' },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  story.describe(colorScheme, () => {
    story.use({ colorScheme });

    story('the sign-in has no accessibility fault', async ({ page }) => {
      await page.goto('/en/login');
      await expectNoFaults(page);
    });

    for (const { who, path } of pages)
      story(`${path} has no accessibility fault for the ${who}`, async ({ page, signInAs }) => {
        await signInAs(who);
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectNoFaults(page);
      });
  });
}

async function expectNoFaults(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)[0]}`);
  expect(faults).toEqual([]);
}
