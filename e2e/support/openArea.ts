import { expect, type Locator, type Page } from '@playwright/test';

/** The open questionnaire of Jadran Foods in the demo data. */
export const unlockedQuestionnairePath = '/2';

/**
 * Paths of some areas of this questionnaire. Together they have all question kinds; `competencies` has all kinds with a
 * single input.
 */
export const areaPaths = {
  brand: `${unlockedQuestionnairePath}/category/attracting-and-selecting/1`,
  competencies: `${unlockedQuestionnairePath}/category/developing-people/2`,
  leadership: `${unlockedQuestionnairePath}/category/developing-people/3`,
  communication: `${unlockedQuestionnairePath}/category/engagement/2`,
  diversity: `${unlockedQuestionnairePath}/category/engagement/5`,
  benefits: `${unlockedQuestionnairePath}/category/rewarding/3`,
  advisory: `${unlockedQuestionnairePath}/category/hr-as-partner/2`,
} as const;

/**
 * Opens an area in English. Waits until all its questions are shown (the page shows the first ones earlier), and until
 * all cards are measured (`waitUntilCardsAreMeasured`).
 */
export async function openArea(page: Page, area: keyof typeof areaPaths): Promise<void> {
  await page.goto(`/en${areaPaths[area]}`);
  await page
    .getByRole('navigation', { name: 'Areas of this category, once more' })
    .waitFor({ state: 'attached' });
  await waitUntilCardsAreMeasured(page);
}

/** Waits until the browser knows the heights of all cards. Until then, scrolling moves what is below them. */
export async function waitUntilCardsAreMeasured(page: Page): Promise<void> {
  await expect(page.locator('[data-many]:not([data-many="measured"])')).toHaveCount(0);
}

/** The card of the question whose title begins with this text. */
export function questionCard(page: Page, title: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${title}`) });
}
