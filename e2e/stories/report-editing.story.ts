import { expect, type Page } from '@playwright/test';
import { story } from '../support/story.ts';

/** Sava Energy of the demo world: finished, with texts, not locked. */
const address = '/en/4/report';

const sheet = (page: Page, id = 'care-highlights') => page.locator(`#${id}`);
const editor = (page: Page) => page.locator('.ck-content');
const edit = (page: Page, name = 'Highlights') =>
  page.getByRole('button', { name: `Edit: ${name}`, exact: true });

story(
  'a text is written where it stands, and is there after a reload',
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto(address);
    await edit(page).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('A calm and careful start.');
    await expect(sheet(page)).toContainText(/Saved \d/);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(edit(page)).toBeFocused();
    await expect(sheet(page)).toContainText('A calm and careful start.');
    await page.reload();
    await expect(sheet(page)).toContainText('A calm and careful start.');
  },
);
