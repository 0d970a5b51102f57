import { expect, type Page } from '@playwright/test';
import { chromiumMessages } from './chromiumMessages.ts';
import { holdSaves } from './holdSaves.ts';
import { openArea, question } from './openArea.ts';

/** The module of which tests release faulty versions, and one of its pages. */
export const released = {
  module: 'org-forms',
  path: '/en/2/password',
  link: 'Change password',
  shown: (page: Page) => page.getByLabel('New password'),
  files: '/modules/org-forms/<version>',
};

/** What says that an earlier version is shown: a live region. */
export const fallbackNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'is shown in an earlier version' });

/** Of the page's files that are fetched with the entry, where that is then of no use. */
export const unusedPreloadWarnings = ['__federation_expose_module.<hash>', '<chunk>'].map((file) =>
  chromiumMessages.unusedPreload(`${released.files}/${file}.js`, released.path),
);

/**
 * Goes from an area of the questionnaire with an answer that is still unsent to the page of the other module, and
 * back: all the while it is one page, the focus is where a change of page puts it, and in the end the answer is stored.
 * @param text of the answer: a number
 * @param onPage looks at what the other module's page has become
 */
export async function visitWithUnsentAnswer(
  page: Page,
  { text, onPage }: { text: string; onPage: () => Promise<void> },
): Promise<void> {
  await openArea(page, 'competencies');
  const hours = question(page, 'How many hours');
  const letThrough = await holdSaves(page);
  await hours.getByRole('textbox').fill(text);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('link', { name: released.link }).click();
  await expect(released.shown(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await onPage();
  await page.goBack();
  await expect(hours.getByRole('textbox')).toHaveValue(text);
  await letThrough();
  await expect(hours).toContainText(/Saved \d/);
  const names = ['isSamePage', 'hasRun'];
  const has = await page.evaluate((all) => all.map((name) => name in globalThis), names);
  expect(has).toEqual([true, false]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
