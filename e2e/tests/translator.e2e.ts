import { expect, type Page } from '@playwright/test';
import { imitateTranslator } from '../../shared/src/testing/imitateTranslator.ts';
import { gradeLabel, gradeRadio, ownGrade } from '../support/gradingPanel.ts';
import { openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

/** Changes all texts of the page like a translation program that ignores `translate="no"`. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(`(${imitateTranslator.toString()})(document.body, 'replaces')`);
  await expect(page.locator('h1 font')).not.toHaveCount(0);
}

/** Waits until the server has stored a change. */
const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok());

const errorCards = (page: Page) => page.getByText(/could not be loaded|Something went wrong/);

test(
  'the page asks translation programs not to translate it',
  { tag: '@reads' },
  async ({ page }) => {
    await page.goto('/en/login');
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  },
);

test('a client can answer on a page whose texts a translation program has replaced', async ({
  page,
  signInAs,
}) => {
  await signInAs('client');
  await openArea(page, 'competencies');
  const radio = questionCard(page, 'How do you establish').getByRole('radio', {
    name: /competency model/,
  });
  await expect(radio).toBeVisible();
  await translate(page);
  const stored = saved(page);
  await radio.check();
  await stored;
  await expect(errorCards(page)).toHaveCount(0);
  await page.reload();
  await expect(radio).toBeChecked();
});

test('a certifier can grade on a page whose texts a translation program has replaced', async ({
  page,
  signInAs,
}) => {
  await signInAs('certifier');
  await openArea(page, 'competencies');
  await expect(ownGrade(page)).toBeVisible();
  await translate(page);
  const stored = saved(page);
  await gradeLabel(ownGrade(page), '1').click();
  await stored;
  await expect(errorCards(page)).toHaveCount(0);
  await expect(gradeRadio(ownGrade(page), '1')).toBeChecked();
  await page.reload();
  await expect(gradeRadio(ownGrade(page), '1')).toBeChecked();
});
