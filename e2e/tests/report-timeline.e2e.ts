import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import type { Timeline } from '@cert/shared/domain';
import { checkPrint } from '../printing/checkPrint.ts';
import { callApi } from '../support/callApi.ts';
import { test } from '../support/test.ts';

/** Sava Energy of the demo data, which has a timeline in every language. */
const withTimelines = 4;
/** Jadran Foods of the demo data, whose report has no texts yet. */
const withoutTimelines = 2;

const edit = (page: Page) => page.getByRole('button', { name: 'Edit: Timeline', exact: true });
const group = (page: Page) => page.getByRole('group', { name: 'Editing: Timeline' });
const dots = (page: Page) => group(page).getByRole('button', { name: /^Item / });
const field = (page: Page, name: string) => group(page).getByRole('textbox', { name, exact: true });
const items = (page: Page) => page.locator('#timeline').getByRole('listitem');

/** The stored timeline; empty if there is none. */
async function saved(page: Page, id: number, language: 'en' | 'sr'): Promise<Timeline> {
  const { reply } = await callApi(page, 'report', { id, language });
  return JSON.parse(reply.content['timeline']?.html ?? '[]') as Timeline;
}

/** The centre of an element on the screen. */
async function middleOf(page: Page, selector: string, index = 0) {
  const box = await page.locator(selector).nth(index).boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test(
  'the timeline can be edited by mouse, and is printed as on the screen',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto(`/en/${withTimelines}/report`);
    await edit(page).click();
    await expect(dots(page)).toHaveCount(5);
    const before = await saved(page, withTimelines, 'en');
    const beforeInSerbian = await saved(page, withTimelines, 'sr');
    await test.step('the edited timeline has no accessibility violations', async () => {
      await expectAccessible(page, { within: '#timeline' });
    });
    await test.step('a click beside the line adds an item', async () => {
      const [first, second] = [
        await middleOf(page, '[data-dot]'),
        await middleOf(page, '[data-dot]', 1),
      ];
      const at = { x: first.x - 60, y: second.y - 8 };
      await page.mouse.move(at.x, at.y);
      await page.mouse.click(at.x, at.y);
      await expect(field(page, 'Title of item 2 of 6')).toBeFocused();
      await page.keyboard.type('Thanks');
      await page.keyboard.press('Tab');
      await page.keyboard.type('To all who answered');
    });
    await test.step('an item can be dragged along the line and to the other side', async () => {
      await page.locator('[data-dot="5"]').scrollIntoViewIfNeeded();
      const [from, to] = [
        await middleOf(page, '[data-dot]', 5),
        await middleOf(page, '[data-dot]', 4),
      ];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y - 20);
      await page.mouse.move(to.x + 60, to.y - 12, { steps: 3 });
      await page.mouse.up();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(dots(page).nth(4)).toHaveAccessibleName(/Renewal of the certificate/);
    });
    await test.step('a click on a dot deletes its item after a confirmation', async () => {
      await dots(page).nth(2).click();
      const question = page.getByRole('dialog', { name: 'Delete this item?' });
      await expect(question).toContainText('Public announcement');
      await question.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(dots(page)).toHaveCount(5);
    });
    const titles = [
      'Certificate awarded',
      'Thanks',
      'Action items chosen from the report',
      'Renewal of the certificate',
      'Mid-term check',
    ];
    await test.step('all changes of the timeline are there after a reload', async () => {
      await expect(group(page)).toContainText(/Saved \d/);
      const [kickOff, thanks, , renewal] = await saved(page, withTimelines, 'en');
      expect(thanks).toMatchObject({ position: 'left', subtitle: 'To all who answered' });
      expect(thanks?.top).toBeGreaterThan(kickOff?.top ?? Infinity);
      expect(thanks?.top).toBeLessThan(before[1]?.top ?? 0);
      expect(renewal).toMatchObject({ position: 'right' });
      await page.reload();
      await expect(items(page).locator('strong')).toHaveText(titles);
    });
    await test.step('the timeline of another language is unchanged', async () => {
      expect(await saved(page, withTimelines, 'sr')).toEqual(beforeInSerbian);
    });
    await test.step('the timeline is printed as on the screen', async () => {
      const { errors, sheets } = await checkPrint(page);
      expect(errors).toEqual([]);
      const words = sheets.find(({ id }) => id === 'timeline')?.words.join(' ') ?? '';
      for (const title of titles) expect(words).toContain(title);
    });
  },
);

test(
  'the timeline can be edited by keyboard, and on a phone',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto(`/sr/${withoutTimelines}/report`);
    const button = page.getByRole('button', { name: 'Uredi: Vremenski plan' });
    await test.step('in a language without a stored timeline, editing begins with the default timeline', async () => {
      await button.focus();
      await page.keyboard.press('Enter');
      const first = page.locator('[data-dot="0"]');
      await expect(first).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(first).toBeFocused();
      await expect
        .poll(async () =>
          (await saved(page, withoutTimelines, 'sr')).map(({ position }) => position),
        )
        .toEqual(['right', 'right', 'left', 'right', 'left']);
      expect((await saved(page, withoutTimelines, 'sr'))[0]).toMatchObject({ top: 40 });
    });
    await test.step('an item is deleted, and another one added', async () => {
      await page.keyboard.press('Delete');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-dot]')).toHaveCount(4);
      await expect(page.locator('[data-dot="0"]')).toBeFocused();
      await page.getByRole('button', { name: 'Dodaj stavku' }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Susret');
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(items(page)).toHaveCount(5);
      await expect(items(page).last()).toContainText('Susret');
    });
    await test.step('on a phone an item is dragged along the list', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await button.click();
      // Scroll the dot to the middle: at the lower edge of the window, the bar with “Done” would cover the dot.
      await page
        .locator('[data-dot="4"]')
        .evaluate((dot) => dot.scrollIntoView({ block: 'center' }));
      const [from, to] = [
        await middleOf(page, '[data-dot]', 4),
        await middleOf(page, '[data-dot]', 3),
      ];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x + 90, to.y - 20, { steps: 3 });
      await page.mouse.up();
      await expect(page.locator('[data-dot="3"]')).toHaveAccessibleName(/Susret/);
    });
  },
);
