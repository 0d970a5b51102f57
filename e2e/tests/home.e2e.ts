import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { callApi } from '../support/callApi.ts';
import { countClicks } from '../support/countClicks.ts';
import { getDocumentPath } from '../support/documentFiles.ts';
import { gradeAreas } from '../support/gradeAreas.ts';
import { ownGrade } from '../support/gradingPanel.ts';
import { readHorizontalOverflow } from '../support/readHorizontalOverflow.ts';
import { signInByForm } from '../support/signInByForm.ts';
import { test } from '../support/test.ts';

const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const block = (page: Page, title: string) => page.getByRole('region', { name: title });

test(
  'a client sees how many answers, documents and comments are missing, and is two clicks from the next question',
  { tag: '@reads' },
  async ({ page }) => {
    await signInByForm(page, 'client');
    const presses = await countClicks(page);
    await page.getByRole('link', { name: /Jadran Foods 2026/ }).click();
    await expect(headline(page)).toHaveText(/^\d+ (things|answers?) to go$/);
    const left = block(page, 'What is left');
    await expect(left.getByRole('listitem')).toHaveText([/answers?/, /documents?/, /comments?/]);
    await expectAccessible(page);
    const { reply } = await callApi(page, 'questionnaireOverview', { id: 2, language: 'en' });
    const counts = [reply.left.answers, reply.left.documents, reply.left.comments];
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    await expect(headline(page)).toContainText(String(total));

    await page.getByRole('link', { name: /^Continue: / }).click();
    await expect(page.locator(`#question-${reply.next?.questionId}`)).toBeInViewport();
    expect(presses()).toBe(2);
  },
);

test('a document that was attached is no longer counted as missing on the home page', async ({
  page,
  signInAs,
}) => {
  await signInAs('client');
  await page.goto('/en/2/about');
  const { reply: before } = await callApi(page, 'questionnaireOverview', { id: 2, language: 'en' });
  const { first, count } = before.left.documents;
  await expect(block(page, 'What is left')).toContainText(`${count} required document`);
  await test.step('a link, used by keyboard, leads to the question of the first missing document', async () => {
    const link = block(page, 'What is left')
      .getByRole('listitem')
      .filter({ hasText: 'required document' })
      .getByRole('link');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#question-${first?.questionId}`)).toBeInViewport();
  });
  await test.step('after the document is attached, the count is one lower', async () => {
    const card = page.locator(`#question-${first?.questionId}`);
    await card.getByRole('button', { name: 'Document required' }).click();
    await card.getByLabel('Attach documents').setInputFiles(getDocumentPath('plan-obuka.xls'));
    await expect(card.getByRole('link', { name: 'plan-obuka' })).toBeVisible();
    await page.goto('/en/2/about');
    await expect(block(page, 'What is left')).toContainText(`${count - 1} required document`);
    await expect(block(page, 'Recent changes').getByRole('listitem').first()).toContainText(
      'You · 1 document',
    );
  });
});

test(
  'the introduction to the certificate is on a separate view of the home page',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('client');
    await page.goto('/en/2/about');
    await expect(block(page, 'What is left')).toBeVisible();
    const views = page.getByRole('navigation', { name: 'Views of this page' });
    await views.getByRole('link', { name: 'About the certificate' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/view=certificate$/);
    await expect(block(page, 'What is left')).toHaveCount(0);
    await expect(headline(page)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(block(page, 'What is left')).toBeVisible();
  },
);

test(
  'a certifier sees the own progress and who has finalized, and is two clicks from the next area to grade',
  { tag: '@reads' },
  async ({ page }) => {
    await signInByForm(page, 'certifier');
    const presses = await countClicks(page);
    await page
      .getByRole('row', { name: /Jadran Foods 2026/ })
      .getByRole('link')
      .click();
    await expect(headline(page)).toHaveText(/^\d+ of 30 areas graded$/);
    const team = block(page, 'Your grading');
    await expect(team.getByRole('listitem')).toHaveCount(3);
    for (const colleague of await team.getByRole('listitem').all())
      await expect(colleague).toHaveText(/(still grading|has finalized)$/);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Continue grading: / }).click();
    await expect(ownGrade(page)).toBeInViewport();
    await expect(ownGrade(page).getByRole('radio', { checked: true })).toHaveCount(0);
    expect(presses()).toBe(2);
    await page.goBack();
    const map = block(page, 'Map of areas');
    await map.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/2\/category\/[a-z-]+\/\d+$/);
  },
);

test('when the questionnaire is locked, a client’s home page says who locked it, and that the team is grading', async ({
  page: lead,
  openVisitor,
  signInAs,
}) => {
  const client = await openVisitor();
  await signInAs('lead', lead);
  await signInAs('client', client);
  await callApi(lead, 'questionnaireSettingUpdate', { id: 2, setting: 'locked', value: true });
  await client.goto('/en/2/about');
  await expect(headline(client)).toHaveText('The team is grading');
  await expect(client.getByText(/^Locked by Ana Kovačević/)).toBeVisible();
  await expect(block(client, 'What is left')).toHaveCount(0);
  const current = client.locator('[aria-current="step"]');
  await expect(current).toContainText('Grading');
  await expect(current).toContainText('the team, now');

  await test.step('the client’s home page still says that the team is grading when a certifier has graded and finalized', async () => {
    await gradeAreas(lead, () => 2);
    await callApi(lead, 'certifierFinalizeGrades', { id: 2 });
    await client.reload();
    await expect(headline(client)).toHaveText('The team is grading');
    await expectAccessible(client);
  });
});

test(
  'the dates of a questionnaire can be downloaded from its home page as a calendar file',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await signInAs('client');
    await page.goto('/en/2/about');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Jadran Foods 2026.ics');
    const text = await readFile(await file.path(), 'utf8');
    const { reply } = await callApi(page, 'questionnaireOverview', { id: 2, language: 'en' });
    const { answersDue, meetingAt, reportDue } = reply.dates;
    const days = (day: string, further: number) =>
      new Date(Date.parse(day) + further * 86_400_000)
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', '');
    const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
    const begin = Date.parse(meetingAt ?? '');
    expect(text.match(/^(SUMMARY|DTSTART|DTEND).*(?=\r$)/gm)).toEqual([
      `DTSTART;VALUE=DATE:${days(answersDue ?? '', 0)}`,
      `DTEND;VALUE=DATE:${days(answersDue ?? '', 1)}`,
      'SUMMARY:Jadran Foods 2026: answers due',
      // Thirty areas of 25 minutes would take longer than a working day, so the entry is limited to eight hours.
      `DTSTART:${utc(begin)}`,
      `DTEND:${utc(begin + 8 * 3_600_000)}`,
      'SUMMARY:Jadran Foods 2026: meeting with the certifiers',
      `DTSTART;VALUE=DATE:${days(reportDue ?? '', 0)}`,
      `DTEND;VALUE=DATE:${days(reportDue ?? '', 1)}`,
      'SUMMARY:Jadran Foods 2026: report expected',
    ]);
  },
);

/** Home pages of questionnaires whose result is final. */
const decided = [
  ['passed, for the team', 'lead', '/en/4/about', /certified for 2026/],
  ['passed, for the client', 'other', '/en/3/about', /certified for 2025/],
  ['not passed', 'lead', '/en/1/about', /audit 2025 completed/],
] as const;

for (const [what, who, path, text] of decided)
  test(
    `the home page of a finished questionnaire has no accessibility violations: ${what}`,
    { tag: ['@reads', '@long'] },
    async ({ page, signInAs }) => {
      await signInAs(who);
      await page.goto(path);
      await expect(headline(page)).toHaveText(text);
      await expect(block(page, 'Map of areas')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    },
  );

/** Counts the visible links and buttons in the brand colour, which is reserved for the main action of a page. */
const countPrimary = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.backgroundColor = 'var(--brand)';
    const { backgroundColor: brand } = getComputedStyle(sample);
    sample.remove();
    return [...document.querySelectorAll('aside a, aside button, main a, main button')].filter(
      (one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === brand,
    ).length;
  });

test(
  'the home page has one main button, and shows all steps of the road to the certificate without scrolling',
  { tag: '@reads' },
  async ({ page, openVisitor, signInAs }) => {
    const certifier = await openVisitor();
    await signInAs('client', page);
    await signInAs('lead', certifier);
    for (const [window, path] of [
      [page, '/en/2/about?view=state'],
      [certifier, '/en/2/about'],
      [certifier, '/en/4/about'],
      [certifier, '/en/6/about'],
      [certifier, '/en/7/about'],
    ] as const) {
      await window.setViewportSize({ width: 1440, height: 900 });
      await window.goto(path);
      await expect(block(window, 'Map of areas')).toBeVisible();
      await window.waitForLoadState('networkidle');
      expect([path, await countPrimary(window)]).toEqual([path, 1]);
      const steps = block(window, 'The road to the certificate').getByRole('listitem');
      await expect(steps).toHaveCount(6);
      for (const step of await steps.all()) await expect(step).toBeInViewport({ ratio: 1 });
    }
  },
);

/** Reads the size of the smallest text on the page, as drawn, in CSS pixels, and the beginning of this text. */
const readSmallestText = (page: Page) =>
  page.evaluate(() => {
    let smallest = { px: Infinity, text: '', count: 0 };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (
        !text ||
        !element?.checkVisibility() ||
        element.closest('.visually-hidden, script, style')
      )
        continue;
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const px = parseFloat(getComputedStyle(element).fontSize) * scale;
      const count = smallest.count + 1;
      smallest = px < smallest.px ? { px, text: text.slice(0, 40), count } : { ...smallest, count };
    }
    return smallest;
  });

/**
 * Sizes of the window. axe-core checks the page only in the sizes that have `forcedColors`: once without and once with
 * forced colours of the operating system.
 */
const sizes = [
  { width: 390, height: 844, forcedColors: 'none' },
  // The same as a window of 1440 × 900 at a zoom of 200 %: half the size at double density.
  { width: 720, height: 450, forcedColors: 'active' },
  { width: 820, height: 900 },
  { width: 1440, height: 900 },
] as const;

test.describe('on a screen of double density', () => {
  test.use({ deviceScaleFactor: 2 });

  test(
    'home, meeting map, board and desk: no text below 11 px, no sideways scrolling, no accessibility violations',
    { tag: ['@reads', '@long'] },
    async ({ page, openVisitor, signInAs }) => {
      const client = await openVisitor();
      await signInAs('lead', page);
      await signInAs('client', client);
      for (const [window, path] of [
        [client, '/en/2/about?view=state'],
        [page, '/en/4/about'],
        [page, '/en/6/about'],
        [page, '/en'],
        [page, '/en/4/reconciliation'],
        [page, '/en/4/meeting'],
      ] as const) {
        await window.goto(path);
        await window.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await window.waitForLoadState('networkidle');
        for (const size of sizes) {
          await window.setViewportSize(size);
          const where = `${path} at ${size.width} px`;
          const { px, text, count } = await readSmallestText(window);
          expect(count).toBeGreaterThan(30);
          expect(px, `${where}: ${text}`).toBeGreaterThanOrEqual(11);
          expect(await readHorizontalOverflow(window), where).toBeLessThanOrEqual(0);
          if (!('forcedColors' in size)) continue;
          await window.emulateMedia({ forcedColors: size.forcedColors });
          await expectAccessible(window);
          await window.emulateMedia({ forcedColors: 'none' });
        }
      }
    },
  );
});

test(
  'on a phone the home page does not scroll sideways, in any language, for client and certifier',
  { tag: '@reads' },
  async ({ page, openVisitor, signInAs }) => {
    const certifier = await openVisitor();
    await signInAs('client', page);
    await signInAs('certifier', certifier);
    for (const window of [page, certifier]) {
      await window.setViewportSize({ width: 390, height: 844 });
      for (const language of ['hr', 'sr', 'en']) {
        await window.goto(`/${language}/2/about?view=state`);
        await window.locator('[aria-current="step"]').waitFor();
        expect([language, await readHorizontalOverflow(window)]).toEqual([language, 0]);
      }
    }
  },
);
