import { expect, type Locator, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { gradeAreas } from '../support/gradeAreas.ts';
import { openOptionsBox } from '../support/gradingPanel.ts';
import { test } from '../support/test.ts';

const texts = [
  {
    ...{ language: 'en', scores: 'Scores', state: /^\d+ of 30 areas graded$/ },
    ...{ certification: 'Certification', options: 'Options', finalize: 'Finalize your grades' },
  },
  {
    ...{ language: 'hr', scores: 'Rezultati', state: /^Ocijenjeno \d+ od 30 područja$/ },
    ...{ certification: 'Certifikacija', options: 'Opcije', finalize: 'Zaključi ocjene' },
  },
  {
    ...{ language: 'sr', scores: 'Rezultati', state: /^Ocenjeno \d+ od 30 oblasti$/ },
    ...{ certification: 'Sertifikacija', options: 'Opcije', finalize: 'Zaključi ocene' },
  },
] as const;

/** Window sizes of common laptops. */
const screens = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
];

const sidebarOf = (page: Page, scores: string) =>
  page.locator('aside').filter({ has: page.getByRole('region', { name: scores, exact: true }) });

/** Expects that a part can be seen: in the window, not scrolled away and not covered. */
async function expectShown(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 });
  const isOnTop = await part.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });
  expect(isOnTop).toBe(true);
}

for (const viewport of screens)
  test(
    `at ${viewport.width} × ${viewport.height} the sidebar needs no scrolling, and one key press shows the button “Finalize your grades”`,
    { tag: ['@reads', '@long'] },
    async ({ page, signInAs }) => {
      await page.setViewportSize(viewport);
      await signInAs('certifier');
      for (const { language, ...named } of texts) {
        await page.goto(`/${language}/2/info`);
        const sidebar = sidebarOf(page, named.scores);
        await expectShown(sidebar.getByRole('region', { name: named.scores, exact: true }));
        await expectShown(sidebar.getByText(named.state));
        const options = { name: named.options, exact: true, expanded: false };
        await expectShown(sidebar.getByRole('button', options));
        const links = sidebar.getByRole('navigation').first().locator('a[href*="/category/"]');
        await expect(links).toHaveCount(7);
        for (const link of await links.all()) await expectShown(link);
        const box = { name: named.certification, exact: true };
        const heading = sidebar.getByRole('button', box);
        const finalize = sidebar.getByRole('button', { name: named.finalize });
        await heading.press('Enter');
        await expectShown(finalize);
        await page.reload();
        await expectShown(finalize);
        await heading.press('Enter');
        await expect(finalize).toHaveCount(0);
      }
    },
  );

test('the sidebar box “Certification” unfolds by itself once all areas are graded, and “Options” after the reveal', async ({
  page: lead,
  openVisitor,
  signInAs,
}) => {
  const [certifier, second] = [await openVisitor(), await openVisitor()];
  await signInAs('lead', lead);
  await signInAs('certifier', certifier);
  await signInAs('certifier2', second);
  await lead.goto('/en/2/info');
  const heading = (name: string) => lead.getByRole('button', { name, exact: true });
  await expect(heading('Certification')).toHaveAttribute('aria-expanded', 'false');
  await expect(heading('Options')).toHaveAttribute('aria-expanded', 'false');
  await openOptionsBox(lead);
  await heading('Options').press('Space');
  for (const window of [lead, certifier, second]) await gradeAreas(window, () => 2);
  await lead.goto('/en/2/info');
  await expect(lead.getByRole('button', { name: 'Finalize your grades' })).toBeVisible();
  await expect(heading('Options')).toHaveAttribute('aria-expanded', 'false');
  for (const window of [lead, certifier, second])
    await callApi(window, 'certifierFinalizeGrades', { id: 2 });
  await lead.goto('/en/2/info');
  await expect(lead.getByRole('link', { name: 'Reconcile the grades' })).toBeVisible();
  await expect(
    lead.getByRole('switch', { name: 'The report is released to the client' }),
  ).toBeVisible();
});
