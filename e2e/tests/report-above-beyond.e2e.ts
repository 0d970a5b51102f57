import { expect, type Locator } from '@playwright/test';
import { checkPrint } from '../printing/checkPrint.ts';
import { lengthenNames, omitContinuedChartErrors } from '../printing/lengthenNames.ts';
import { waitForSheets } from '../printing/readSheets.ts';
import { saveReportTexts } from '../printing/saveReportTexts.ts';
import { test } from '../support/test.ts';

/** Questionnaires of the demo data: Sava Energy has earned Above and Beyond, Drava Retail has not. */
const advanced = 4;
const other = 6;

test(
  'the report of an Above-and-Beyond employer has two views',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto(`/en/${advanced}/report`);
    const tabs = page.getByRole('navigation', { name: 'Views of the report' });
    await tabs.getByRole('link', { name: 'Above & Beyond' }).press('Enter');
    await expect(page).toHaveURL(/\?view=beyond$/);
    await expect(page).toHaveTitle(/Above & Beyond/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/goes above and beyond/);
    await expect(page.getByRole('img', { name: /^Radar chart .*Future \d+%/ })).toBeVisible();

    await page.goto(`/en/${other}/report?view=beyond`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/on the way to/);
    await expect(tabs).not.toBeVisible();
  },
);

test(
  'the table of contents links to each part, and marks the part that is being read',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto(`/en/${advanced}/report`);
    const contents = page.getByRole('navigation', { name: 'Contents' }).first();
    const timeline = contents.getByRole('link', { name: 'Timeline' });
    await timeline.press('Enter');
    await expect(page.locator('#timeline')).toBeInViewport();
    await expect(timeline).toHaveAttribute('aria-current', 'location');
    await page.reload();
    await expect(page.locator('#timeline')).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(timeline).not.toBeVisible();
    await contents.getByRole('button', { name: 'Contents' }).click();
    await timeline.click();
    await expect(timeline).not.toBeVisible();
  },
);

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1440, height: 700 } });

  test(
    'the table of contents keeps the current part in view, and no message covers it',
    { tag: '@reads' },
    async ({ page, signInAs, expectConsole }) => {
      await signInAs('lead');
      // Open an audit report: its table of contents is higher than the window.
      await page.goto('/hr/6/report');
      await waitForSheets(page);
      const contents = page.getByRole('navigation', { name: 'Sadržaj' }).first();
      const current = contents.locator('[aria-current="location"]');
      const expectInList = async () => {
        const [entry, list] = await Promise.all([
          edgesOf(current),
          edgesOf(contents.getByRole('list')),
        ]);
        expect(entry.top).toBeGreaterThanOrEqual(list.top - 1);
        expect(entry.bottom).toBeLessThanOrEqual(list.bottom + 1);
        expect(list.bottom).toBeLessThanOrEqual(700);
      };
      const links = contents.getByRole('link');
      const [first, last] = [links.first(), links.last()];
      const scrollTo = (link: typeof first) =>
        link.evaluate((entry: HTMLAnchorElement) =>
          document.getElementById(entry.hash.slice(1))?.scrollIntoView(),
        );
      for (const link of [last, first]) {
        await scrollTo(link);
        await expect(link).toHaveAttribute('aria-current', 'location');
        const scrolled = await page.evaluate(() => window.scrollY);
        await expectInList();
        // The page keeps the reader's scroll position.
        expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      }
      await test.step('the table of contents is longer than the window', async () => {
        const height = await contents.getByRole('list').evaluate((list) => list.scrollHeight);
        expect(height).toBeGreaterThan(700);
      });
      await test.step('a notice is shown beside the table of contents and does not cover it', async () => {
        expectConsole(/status of 503/);
        const isReport = ({ searchParams }: URL) => searchParams.get('action') === 'report';
        await page.route(isReport, (route) => route.fulfill({ status: 503, json: {} }));
        await page.getByRole('button', { name: 'Usporedi' }).click();
        await page.getByLabel('Država').selectOption('hr');
        await page.getByRole('form').getByRole('button', { name: 'Usporedi' }).click();
        const notice = page.getByRole('alert');
        await expect(notice).toBeVisible();
        const [box, side] = await Promise.all([edgesOf(notice), edgesOf(contents)]);
        expect(box.left).toBeGreaterThanOrEqual(side.right);
      });
    },
  );
});

test(
  'the address /report/new shows the report in comparison with the newest year',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    const asked = page.waitForRequest((request) => request.url().includes('action=report&'));
    await page.goto(`/en/${advanced}/report/new`);
    expect(new URL((await asked).url()).searchParams.get('benchmarkNew')).toBe('1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/is a Meridian employer/);
  },
);

test.describe('on paper', () => {
  test.setTimeout(180_000);

  for (const [language, length, tag] of [
    ['hr', 'long', []],
    ['sr', 'short', ['@long']],
    ['en', 'empty', ['@long']],
  ] as const)
    test(
      `the Above and Beyond view is printed as on the screen: ${language}, ${length} texts`,
      { tag: [...tag] },
      async ({ page, signInAs }) => {
        await signInAs('lead');
        await saveReportTexts(page, { id: advanced, language, length });
        await page.goto(`/${language}/${advanced}/report?view=beyond`);
        const { errors, sheets } = await checkPrint(page);
        expect(errors).toEqual([]);
        const ids = sheets.map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining(['contents', 'beyond-radar', 'beyond-summary']));
        expect(ids).not.toContain('result');
        const links = sheets.find(({ id }) => id === 'contents')?.links ?? [];
        expect(links.length).toBeGreaterThan(10);
        for (const { page: announced } of links) expect(announced).toBeGreaterThan(2);
      },
    );

  test(
    'names of ten times the usual length stay inside their sheets',
    { tag: ['@reads', '@long'] },
    async ({ page, signInAs }) => {
      await signInAs('lead');
      await lengthenNames(page, 10);
      await page.goto(`/hr/${advanced}/report?view=beyond`);
      const { errors } = await checkPrint(page);
      expect(omitContinuedChartErrors(errors)).toEqual([]);
    },
  );
});

/** The edges of an element in the window. */
function edgesOf(
  element: Locator,
): Promise<{ top: number; bottom: number; left: number; right: number }> {
  return element.evaluate((shown) => {
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}
