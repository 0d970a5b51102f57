import { expect, type Page } from '@playwright/test';
import { holdCalls, isWriteRequestOf } from './interruptCalls.ts';
import { openArea, questionCard } from './openArea.ts';

/** The module whose faulty versions the tests release, and one of its pages. */
export const moduleUnderTest = {
  module: 'org-forms',
  path: '/en/2/password',
  link: 'Change password',
  shown: (page: Page) => page.getByLabel('New password'),
  files: '/modules/org-forms',
};

/** The notice (a live region) that an earlier version of a module is shown. */
export const fallbackNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'is shown in an earlier version' });

/**
 * Types an answer in an area, goes to a page of the released module before the answer is saved, and comes back. Checks
 * that the document is never reloaded, that the focus moves to the page, and that the answer is saved in the end.
 * @param text the answer to type, a number
 * @param onPage checks the page of the released module
 */
export async function visitWithUnsentAnswer(
  page: Page,
  { text, onPage }: { text: string; onPage: () => Promise<void> },
): Promise<void> {
  await openArea(page, 'competencies');
  const hours = questionCard(page, 'How many hours');
  const { held, release } = await holdCalls(page, isWriteRequestOf('questionnaireAnswersSave'));
  await hours.getByRole('textbox').fill(text);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('link', { name: moduleUnderTest.link }).click();
  await expect(moduleUnderTest.shown(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await onPage();
  await page.goBack();
  await expect(hours.getByRole('textbox')).toHaveValue(text);
  // The page sends 200 ms after the last key press, possibly only now.
  await held;
  release();
  await expect(hours).toContainText(/Saved \d/);
  const names = ['isSamePage', 'hasRun'];
  const has = await page.evaluate((all) => all.map((name) => name in globalThis), names);
  expect(has).toEqual([true, false]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
