import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { callApi } from '../support/callApi.ts';
import { replaceWithPastedHtml } from '../pasting/replaceWithPastedHtml.ts';
import { waitForSheets } from '../printing/readSheets.ts';
import { openTextEditor } from '../support/openTextEditor.ts';
import { test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const overviewButton = (page: Page) => page.getByRole('button', { name: /^Texts \d+\/\d+$/ });

async function write(page: Page, field: string, html: string): Promise<void> {
  const { reply } = await callApi(page, 'reportContentSaveItems', {
    id: 6,
    language: 'en',
    content: { [field]: html },
  });
  expect(Object.keys(reply.saved)).toEqual([field]);
}

/** Counts the calls of `window.print`, which would block a browser without a window. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0 });
    window.print = () => void (window as unknown as { prints: number }).prints++;
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

test('the overview of texts leads to an empty text, and the print button warns until this text is written', async ({
  page,
  signInAs,
}) => {
  const prints = await countPrints(page);
  await signInAs('lead');
  await write(page, 'actionPlan', '');
  await page.goto('/en/6/report');
  await waitForSheets(page);
  await press(page, 'Print / PDF');
  const question = page.getByRole('dialog', { name: '1 text is still empty' });
  await expect(question.getByRole('listitem')).toHaveText(['Action plan']);
  await press(page, 'Show the overview');
  const overview = page.getByRole('dialog', { name: 'Texts of the report' });
  await test.step('the overview is accessible, and fits on a phone', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, { within: 'dialog' });
      const isWide = await overview.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
      expect(isWide).toBe(false);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await expect(
    overview.getByRole('link', { name: 'Action plan, Croatian: written' }),
  ).toBeVisible();
  await overview.getByRole('link', { name: 'Action plan, English: empty' }).click();
  const editor = page.locator('.ck-content');
  await expect(editor).toBeFocused();
  await expect(editor).toBeInViewport();
  await expect(page).toHaveURL(/\/en\/6\/report#action-plan-text$/);
  await page.keyboard.type('First things first.');
  // Click immediately, before the text is sent.
  await press(page, 'Done');
  await press(page, 'Print / PDF');
  await expect.poll(prints).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await overviewButton(page).click();
  await expect(
    overview.getByRole('link', {
      name: 'Action plan, Croatian: written, but changed later in: English',
    }),
  ).toBeVisible();
  await test.step('a link to another language opens the text there', async () => {
    await overview.getByRole('link', { name: /^Action plan, Serbian/ }).click();
    await expect(page).toHaveURL(/\/sr\/6\/report/);
    await expect(page.getByRole('group', { name: 'Uređivanje: Akcioni plan' })).toBeInViewport();
    await expect(page).toHaveURL(/\/sr\/6\/report#action-plan-text$/);
  });
});

test('the date of the report is chosen and shown in words; an earlier free text stays until a date is chosen', async ({
  page,
  signInAs,
}) => {
  await signInAs('lead');
  await write(page, 'reportDate', '<p>in autumn</p>');
  await page.goto('/en/6/report');
  await expect(page.locator('#cover')).toContainText('in autumn');
  await press(page, 'Edit: Date of the report');
  const field = page.getByLabel('Date of the report', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.locator('#cover')).toContainText('Here stands the text “in autumn”.');
  await page.keyboard.press('Escape');
  await expect(page.locator('#cover')).toContainText('in autumn');
  await press(page, 'Edit: Date of the report');
  await field.fill('2026-07-04');
  await press(page, 'Done');
  await expect(page.locator('#cover')).toContainText('4 July 2026');
  await expect
    .poll(async () => {
      const { reply } = await callApi(page, 'report', { id: 6, language: 'en' });
      return reply.content['reportDate']?.html;
    })
    .toBe('<p>2026-07-04</p>');
});

test('the button “Done” stays in view while a long text is edited, and the editor’s logo covers no line of the text', async ({
  page,
  signInAs,
}) => {
  await signInAs('lead');
  await page.goto('/en/4/report');
  const editor = await openTextEditor(page, 'Highlights');
  const group = page.getByRole('group', { name: 'Editing: Highlights' });
  await expect(group.getByText('Suggestions', { exact: true })).toBeVisible();
  await expect(group.locator('button[data-used]').first()).toBeHidden();
  await replaceWithPastedHtml(
    editor,
    `${'<p>One line of a long text.</p>'.repeat(40)}<table><tr><td>Who</td><td>Ana <b>K.</b></td></tr><tr><td>When</td><td>May</td></tr></table>`,
  );
  await expect(group.getByText('each row of the pasted table became a line')).toBeVisible();
  await expect(editor.locator('p').nth(-2)).toHaveText('Who | Ana K.');
  await expect(editor.locator('p').last()).toHaveText('When | May');
  const done = group.getByRole('button', { name: 'Done' });
  for (const block of ['start', 'center', 'end'] as const) {
    await group.evaluate((element, at) => element.scrollIntoView({ block: at }), block);
    await expect(done).toBeInViewport({ ratio: 1 });
  }
  const note = page.locator('.ck-powered-by');
  await expect(note).toBeVisible();
  const bottomOf = (index: number) =>
    editor
      .locator('p')
      .nth(index)
      .evaluate((line) => line.getBoundingClientRect().bottom);
  const noteTop = await note.evaluate((element) => element.getBoundingClientRect().top);
  expect(noteTop).toBeGreaterThanOrEqual(await bottomOf(-1));
  await test.step('the bar with “Done” covers the logo when both are at the lower edge of the window', async () => {
    // Scroll the logo to the lower edge of the window, where the bar with “Done” must cover it.
    const below = await note.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy(0, bottom - window.innerHeight + 4);
      return new Promise<boolean>((resolve) =>
        setTimeout(() => {
          const { left, top, height } = element.getBoundingClientRect();
          const found = document.elementFromPoint(left + 10, top + height / 2);
          resolve(!element.contains(found));
        }, 300),
      );
    });
    expect(below).toBe(true);
  });
});

test('when a figure changes, the team sees a mark on the texts beside it, and the mark is not printed', async ({
  page,
  signInAs,
}) => {
  await signInAs('lead');
  const { reply } = await callApi(page, 'report', { id: 6, language: 'en' });
  const [category] = reply.categories;
  const [area] = category?.areas ?? [];
  if (!category || !area) throw new Error('the report has no area');
  await write(page, `highlights_${category.id}`, '<p>Written beside the grade.</p>');
  await page.goto('/en/6/report');
  const block = page.locator(`#category-${category.id}-highlights`);
  await expect(block).toContainText('Written beside the grade.');
  await expect(page.getByText('Figures changed since')).toHaveCount(0);
  await callApi(page, 'questionnaireSettingUpdate', {
    id: 6,
    setting: 'gradingLocked',
    value: false,
  });
  const grade = area.grade === 1 ? 2 : 1;
  const set = await callApi(page, 'certifierAreaFinalGradeSet', { id: 6, areaId: area.id, grade });
  expect(set.status).toBe(200);
  await page.reload();
  await expect(block.getByText('Figures changed since')).toBeVisible();
  await test.step('the mark and the button “Edit” do not cover the heading of the text', async () => {
    const isCovered = await block.evaluate((element) => {
      const title = element.querySelector('h3');
      if (!title) throw new Error('the text has no heading');
      const range = document.createRange();
      range.selectNodeContents(title);
      const heading = [...range.getClientRects()];
      const tools = [...element.querySelectorAll('[title], button')].map((tool) =>
        tool.getBoundingClientRect(),
      );
      const overlaps = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
        Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
      return heading.some((line) => tools.some((tool) => overlaps(line, tool)));
    });
    expect(isCovered).toBe(false);
  });
  await overviewButton(page).click();
  await expect(
    page.getByRole('link', {
      name: `${category.content}: what is good, English: figures have changed since it was written`,
    }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(block.getByText('Figures changed since')).toBeHidden();
});
