import { expect, type Locator, type Page } from '@playwright/test';
import { demoAccounts, demoPassword } from '../support/demoAccounts.ts';
import { ownComment, ownGrade, gradeRadio } from '../support/gradingPanel.ts';
import { interruptCalls, isWriteRequest } from '../support/interruptCalls.ts';
import { test } from '../support/test.ts';

const maxTabs = 200;

/** Presses Tab until the element has the focus. A page has fewer than `maxTabs` elements that can have the focus. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  await expect(there).toBeVisible();
  for (let presses = 0; presses < maxTabs; presses += 1) {
    await page.keyboard.press('Tab');
    if (await there.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(there).toBeFocused();
}

const place = (page: Page) => page.getByText(/^Area \d+ of 30, \d+ graded/);
const saved = (page: Page) => page.getByText('Saved', { exact: true });

test('a certifier signs in, opens the meeting, grades three areas and writes a comment by keyboard alone', async ({
  page,
}) => {
  await page.goto('/en/login');
  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(demoAccounts.certifier);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('row', { name: /Jadran Foods 2026/ }).getByRole('link'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Meeting', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: /^Go to area 5/ }));
  await page.keyboard.press('Enter');

  await test.step('the certifier sets a whole grade, raises another by half a step, and sets a third with a comment', async () => {
    await expect(place(page)).toHaveText(/^Area 5 of 30, 4 graded/);
    await page.keyboard.press('2');
    await expect(gradeRadio(ownGrade(page), '2')).toBeChecked();
    await page.keyboard.press('n');
    await expect(place(page)).toHaveText(/^Area 6 of 30/);
    await page.keyboard.press('1');
    await page.keyboard.press('+');
    await expect(gradeRadio(ownGrade(page), '1.5')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(/^Area 7 of 30/);
    await page.keyboard.press('c');
    await page.keyboard.type('3 people told of 2 plans.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('3');
    await expect(saved(page)).toHaveCount(2);
    await expect(place(page)).toHaveText(/^Area 7 of 30, 7 graded/);
  });

  await test.step('the three grades and the comment are there after a reload', async () => {
    await page.reload();
    await expect(ownComment(page)).toHaveValue('3 people told of 2 plans.');
    for (const grade of ['3', '1.5', '2']) {
      await expect(gradeRadio(ownGrade(page), grade)).toBeChecked();
      await page.keyboard.press('p');
    }
  });
});

test('a grade and a comment that are entered offline survive a reload, and are sent once the browser is online', async ({
  page,
  context,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed request/);
  await signInAs('certifier');
  await page.goto('/en/2/meeting/9');
  await expect(ownGrade(page)).toBeEnabled();
  const unsent = page.getByText('Not saved yet', { exact: true });
  const isThere = async () => {
    await expect(gradeRadio(ownGrade(page), '2.5')).toBeChecked();
    await expect(ownComment(page)).toHaveValue('Said in the cellar.');
  };
  await context.setOffline(true);
  await page.keyboard.press('2');
  await page.keyboard.press('+');
  await ownComment(page).fill('Said in the cellar.');
  await expect(unsent).toHaveCount(2);
  const { restore } = await interruptCalls(page, isWriteRequest);
  await test.step('the grade and the comment are shown after a reload, although nothing can be sent yet', async () => {
    await context.setOffline(false);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await isThere();
    await expect(unsent).toHaveCount(2);
  });
  await test.step('the grade and the comment are sent as soon as the browser is online', async () => {
    await context.setOffline(true);
    restore();
    await context.setOffline(false);
    await expect(saved(page)).toHaveCount(2);
    await page.reload();
    await isThere();
    await expect(unsent).toHaveCount(0);
  });
});
