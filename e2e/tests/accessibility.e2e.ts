import { expect, type Page } from '@playwright/test';
import { findAccessibilityErrors } from '../support/findAccessibilityErrors.ts';
import { areaPaths } from '../support/openArea.ts';
import { trackRequests } from '../support/trackRequests.ts';
import { test } from '../support/test.ts';

/** The checked pages, by account. */
const pages = {
  client: [
    areaPaths.competencies,
    areaPaths.benefits,
    areaPaths.diversity,
    '/2/documents',
    '/2/saved-questions',
    '/2/info',
    '/2/password',
    '/account',
    '/2/about',
    '/2/instructions',
    '/2/rating',
  ],
  other: ['/4/info'],
  certifier: ['/2/meeting/7'],
  lead: [
    areaPaths.competencies,
    areaPaths.diversity,
    '/2/documents',
    '/2/questions',
    '/2/above-beyond',
    '/2/meeting',
    '/2/certifier-instructions',
    '/2/intro-questions',
    '/4/intro-questions',
    '/2/questionnaires',
    '/6/reconciliation',
    '/2/reconciliation',
    '',
  ],
} as const;

/** `npm test` checks one report. The others have further kinds of sheets, and take about three times as long. */
const reports = [
  { path: '/4/report?view=beyond', tag: [] },
  { path: '/6/report', tag: ['@long'] },
  { path: '/4/report', tag: ['@long'] },
  { path: '/2/report', tag: ['@long'] },
];

/** Time limit. A test takes 15 s for each account on two idle cores, and several times that on a busy machine. */
const withinMs = 360_000;

// The tests run without animations (playwright.config.ts), so axe-core never checks half-transparent elements.
test(
  'the sign-in page has no accessibility violations in light and dark mode',
  { tag: '@reads' },
  async ({ page }) => {
    expect(await violationsOn(page, ['/login'])).toEqual([]);
  },
);

for (const { who, tag } of [
  { who: 'client', tag: ['@reads', '@long'] },
  { who: 'other', tag: ['@reads'] },
  { who: 'certifier', tag: ['@reads'] },
  { who: 'lead', tag: ['@reads', '@long'] },
] as const)
  test(
    `the pages of the demo account “${who}” have no accessibility violations in light and dark mode`,
    { tag: [...tag] },
    async ({ page, signInAs }) => {
      test.setTimeout(withinMs);
      await signInAs(who);
      expect(await violationsOn(page, pages[who])).toEqual([]);
    },
  );

for (const { path, tag } of reports)
  test(
    `the report at ${path} has no accessibility violations in light and dark mode`,
    { tag: ['@reads', ...tag] },
    async ({ page, signInAs }) => {
      test.setTimeout(withinMs);
      await signInAs('lead');
      expect(await violationsOn(page, [path])).toEqual([]);
    },
  );

/**
 * Checks pages in both colour schemes: all rules in the light scheme, and only the contrast in the dark scheme, because
 * only colours differ.
 * @returns all violations with path and colour scheme
 */
async function violationsOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const settled = trackRequests(page);
  const errors: string[] = [];
  for (const path of paths) {
    await page.goto(`/en${path}`);
    await settled();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await findAccessibilityErrors(
        page,
        colorScheme === 'dark' ? { rules: ['color-contrast'] } : {},
      );
      errors.push(...found.map((error) => `${path}, ${colorScheme}: ${error}`));
    }
  }
  return errors;
}
