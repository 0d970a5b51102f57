import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { callApi } from '../support/callApi.ts';
import { openTextEditor } from '../support/openTextEditor.ts';
import { test } from '../support/test.ts';

/** Checks the open editor: all rules in the light scheme, and only the contrast in the dark one. */
async function expectNoIssues(page: Page): Promise<void> {
  const within = '[data-editing]';
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { within, rules: ['color-contrast'] });
}

/** Elements that extend beyond the right edge of the window. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.querySelectorAll('[data-editing] *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      ...wide.map((element) => element.outerHTML.slice(0, 100)),
      ...(scrollWidth > clientWidth ? ['the page'] : []),
    ];
  });
}

test(
  'an open text editor has no accessibility violations, on a desktop and on a phone',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto('/en/4/report');
    await openTextEditor(page, 'Highlights');
    const panels = page.getByRole('group', { name: 'Editing: Highlights' });
    for (const name of ['Other languages', 'History']) {
      await panels.getByRole('button', { name, exact: true }).click();
      await expect(panels.getByRole('button', { name, expanded: true })).toBeVisible();
      await expect(panels.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await findOverflow(page), `${name}, on a desktop`).toEqual([]);
      await expectNoIssues(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findOverflow(page), `${name}, on a phone`).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoIssues(page);
  },
);

test(
  'when saving fails while a long text is edited, the notice with “Save now” covers the editor’s toolbar',
  { tag: '@long' },
  async ({ page, signInAs, expectConsole }) => {
    expectConsole(/Failed to load resource/);
    await signInAs('lead');
    await page.goto('/en/4/report');
    const editor = await openTextEditor(page, 'Highlights');
    await page.keyboard.press('ControlOrMeta+End');
    await page.route('**/api', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter');
    const save = page.getByRole('button', { name: 'Save now' });
    await expect(save).toBeVisible();
    // Scroll the text so far that its toolbar sticks to the header, where the notice is, too.
    await editor.locator('p, li').last().scrollIntoViewIfNeeded();
    await expect(page.locator('.ck-toolbar')).toBeInViewport();
    const topmost = await save.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [0.05, 0.5, 0.95].map((share) =>
        button.contains(document.elementFromPoint(left + width * share, top + height / 2)),
      );
    });
    expect(topmost).toEqual([true, true, true]);
  },
);

test(
  'the texts of the Above and Beyond view can be edited',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    const texts = [
      { id: 4, path: '?view=beyond', name: 'Future: highlights', field: 'abHighLightsFuture' },
      {
        id: 4,
        path: '?view=beyond',
        name: 'Words from the certification team',
        field: 'wordsFromTeam',
      },
    ];
    for (const [index, { id, path, name, field }] of texts.entries())
      await test.step(field, async () => {
        const address = `/en/${id}/report${path}`;
        if (!page.url().endsWith(address)) await page.goto(address);
        const words = `Written by hand ${index}`;
        await openTextEditor(page, name);
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(words);
        await page.getByRole('button', { name: 'Done', exact: true }).click();
        await expect(page.locator('section', { hasText: words }).first()).toBeVisible();
        const saved = async () => {
          const { reply } = await callApi(page, 'report', { id, language: 'en' });
          return reply.content[field]?.html;
        };
        await expect.poll(saved).toBe(`<p>${words}</p>`);
      });
  },
);
