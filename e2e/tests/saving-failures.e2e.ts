import { expect, type Page } from '@playwright/test';
import { changeAtTheSameTime, offlineErrors } from '../support/changeAtTheSameTime.ts';
import { interruptCalls, isWriteRequest } from '../support/interruptCalls.ts';
import { areaPaths, openArea, questionCard } from '../support/openArea.ts';
import { test } from '../support/test.ts';

const failedSave = /Failed to load resource|net::ERR_CONNECTION|net::ERR_FAILED|failed request/;
const alert = /Your answer was not saved!/;

/**
 * Clicks "Save now" unless the button is gone: after any successful call the page sends unsaved answers automatically.
 */
async function saveNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save now' });
  await button.click({ timeout: 2_000 }).catch(() => expect(button).toHaveCount(0));
}

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('client');
  await openArea(page, 'competencies');
});

test('a failed save is reported, survives a reload, and is sent when the server answers again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(failedSave);
  const hours = questionCard(page, 'How many hours');
  const { restore } = await interruptCalls(page, isWriteRequest);
  await test.step('when saves fail, an alert appears and the question says “Not saved yet”', async () => {
    await hours.getByRole('textbox').fill('31');
    await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
    await expect(hours).toContainText('Not saved yet');
  });
  await test.step('then a reload keeps the entry, and the save fails again', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(hours.getByRole('textbox')).toHaveValue('31');
    // Wait until the save has failed: otherwise `restore` could come first, and the save would succeed at once.
    await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
  });
  await test.step('and the entry is stored as soon as saves succeed', async () => {
    restore();
    await saveNow(page);
    await expect(hours).toContainText(/Saved \d/);
    await page.reload();
    await expect(hours.getByRole('textbox')).toHaveValue('31');
  });
});

test('the alert of a failed save stays visible while scrolling, and nothing covers it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(failedSave);
  await interruptCalls(page, isWriteRequest);
  const shown = page.getByRole('alert').filter({ hasText: alert });
  await questionCard(page, 'How many hours').getByRole('textbox').fill('31');
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const)
    for (const place of [0, 0.5, 1]) {
      await page.setViewportSize({ width, height });
      await page.evaluate((share) => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo(0, share * (scrollHeight - clientHeight));
      }, place);
      await expect(shown).toBeInViewport({ ratio: 1 });
      const isOnTop = await shown.evaluate((element) => {
        const { x, y, width: across, height: down } = element.getBoundingClientRect();
        const found = document.elementFromPoint(x + across / 2, y + down / 2);
        return element.contains(found);
      });
      expect([width, place, isOnTop]).toEqual([width, place, true]);
    }
  await expect(shown).toHaveCount(1);
});

test.describe('with a server that is killed', () => {
  test.use({ killsServer: true });

  test('nothing is lost when the server is killed while an answer is typed', async ({
    page,
    site,
    expectConsole,
  }) => {
    expectConsole(failedSave);
    const spent = questionCard(page, 'How much did you spend');
    await spent.getByRole('textbox').fill('800');
    await expect(spent).toContainText(/Saved \d/);
    await site.kill();
    await spent.getByRole('textbox').fill('950');
    await expect(page.getByRole('alert').filter({ hasText: alert })).toBeVisible();
    await site.start();
    await saveNow(page);
    await expect(spent).toContainText(/Saved \d/);
    await page.reload();
    await expect(spent.getByRole('textbox')).toHaveValue('950');
  });
});

test('when the session ends while an answer is typed, the page asks for the password and then saves the answer', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/401/);
  const hours = questionCard(page, 'How many hours');
  await page.evaluate(async () => {
    const authToken = localStorage.getItem('authToken');
    await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'userLogout', authToken }),
    });
  });
  await hours.getByRole('textbox').fill('17');
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill('meridian-demo-2026');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${areaPaths.competencies}$`));
  await expect(hours.getByRole('textbox')).toHaveValue('17');
  await expect(hours).toContainText(/Saved \d/);
});

test('two people change the same answer: both values are shown, and one is chosen', async ({
  page,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  expectConsole(offlineErrors);
  const colleague = await openVisitor();
  await signInAs('lead', colleague);
  await openArea(colleague, 'competencies');
  const theirs = questionCard(colleague, 'How many hours');
  await theirs.getByRole('button', { name: 'Edit answer' }).click();
  const mine = questionCard(page, 'How many hours');
  await changeAtTheSameTime(page, {
    type: () => mine.getByRole('textbox').fill('44'),
    async saveTheirs() {
      await theirs.getByRole('textbox').fill('55');
      await expect(theirs).toContainText(/Saved \d/);
    },
  });
  await expect(mine).toContainText('Somebody else has changed this meanwhile');
  await expect(mine).toContainText('55');
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine).toContainText(/Saved \d/);
  await colleague.reload();
  await expect(theirs.getByRole('textbox')).toHaveValue('44');
});
