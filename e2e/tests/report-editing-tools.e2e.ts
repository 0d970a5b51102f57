import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { test } from '../support/test.ts';

const editor = (page: Page) => page.locator('.ck-content');
const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit: ${name}`, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function chooseSize(page: Page, size: string): Promise<void> {
  await press(page, 'Font Size');
  await page.locator('.ck-dropdown__panel-visible').getByText(size, { exact: true }).click();
}

/** The stored text of a field in the report of Drava Retail. */
async function saved(page: Page, field: string): Promise<string | undefined> {
  const { reply } = await callApi(page, 'report', { id: 6, language: 'en' });
  // The editor stores a space at the end of a line as a non-breaking space.
  return reply.content[field]?.html.replaceAll('\u00a0', ' ');
}

test(
  'every format of the toolbar survives saving, reading and printing',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto('/en/6/report');
    // Locate the text only: the sheet also has the timeline of the action plan.
    const actionPlan = page.locator('#action-plan-text [data-text]').first();
    await edit(page, 'Action plan').click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    for (const command of [
      'Bold',
      'Italic',
      'Underline',
      'Strikethrough',
      'Superscript',
      'Subscript',
      'Accent colour',
      'Muted colour',
    ]) {
      await press(page, command);
      await page.keyboard.type(command);
      await press(page, 'Remove Format');
      await page.keyboard.type(' ');
    }
    for (const size of ['Small', 'Normal', 'Large', 'Huge']) {
      await chooseSize(page, size);
      await page.keyboard.type(`${size} `);
    }
    await chooseSize(page, 'Normal');
    await page.keyboard.press('Enter');
    await press(page, 'Numbered List');
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await press(page, 'Bulleted List');
    await page.keyboard.type('dot');
    const html =
      '<p><strong>Bold</strong> <i>Italic</i> <u>Underline</u> ' +
      '<s>Strikethrough</s> <sup>Superscript</sup> <sub>Subscript</sub> ' +
      '<span class="text-accent">Accent colour</span> <span class="text-muted">Muted colour</span> ' +
      '<span class="text-small">Small </span>Normal <span class="text-big">Large </span>' +
      '<span class="text-huge">Huge </span></p><ol><li>one</li></ol><ul><li>dot</li></ul>';
    await expect.poll(() => saved(page, 'actionPlan')).toBe(html);
    await press(page, 'Done');
    await expect(actionPlan.locator('ul li')).toHaveText('dot');
    await page.reload();
    await expect(actionPlan.locator('.text-huge')).toHaveText('Huge ');
    await expect(actionPlan.locator('.text-accent')).toHaveText('Accent colour');
    await page.emulateMedia({ media: 'print' });
    const look = (part: string) =>
      actionPlan.locator(part).evaluate((element) => {
        const style = getComputedStyle(element);
        const normal = getComputedStyle(element.closest('p, li') ?? element);
        return {
          isBold: Number(style.fontWeight) > Number(normal.fontWeight),
          isSlanted: style.fontStyle === 'italic',
          isLined: style.textDecorationLine === 'underline',
          size: Number.parseFloat(style.fontSize) / Number.parseFloat(normal.fontSize),
          isStruck: style.textDecorationLine === 'line-through',
          shift: style.verticalAlign,
          isColoured: style.color !== normal.color,
          mark: style.listStyleType,
        };
      });
    expect(await look('strong')).toMatchObject({ isBold: true });
    expect(await look('i')).toMatchObject({ isSlanted: true });
    expect(await look('u')).toMatchObject({ isLined: true });
    expect(await look('s')).toMatchObject({ isStruck: true });
    expect(await look('sup')).toMatchObject({ shift: 'super' });
    expect(await look('sub')).toMatchObject({ shift: 'sub' });
    expect((await look('sup')).size).toBeLessThan(1);
    expect((await look('.text-small')).size).toBeLessThan(1);
    expect((await look('.text-big')).size).toBeGreaterThan(1);
    expect((await look('.text-huge')).size).toBeGreaterThan((await look('.text-big')).size);
    expect(await look('.text-accent')).toMatchObject({ isColoured: true });
    expect(await look('.text-muted')).toMatchObject({ isColoured: true });
    expect(await look('ol li')).toMatchObject({ mark: 'decimal' });
    expect(await look('ul li')).toMatchObject({ mark: 'disc' });
  },
);

test('the editor offers suggestions, texts of other languages and earlier versions', async ({
  page,
  signInAs,
}) => {
  await signInAs('lead');
  await page.goto('/en/4/report');
  await edit(page, 'Highlights').click();
  await expect(editor(page)).toBeFocused();
  const group = page.getByRole('group', { name: 'Editing: Highlights' });
  await test.step('a suggestion becomes a bullet, and is marked as used', async () => {
    await group.getByText('Suggestions', { exact: true }).click();
    const offer = group.locator('button[data-used="false"]').first();
    const words = (await offer.locator('span').last().textContent()) ?? '';
    expect(words).not.toBe('');
    await offer.click();
    await expect(editor(page).locator('ul > li').last()).toHaveText(words);
    await expect(group.locator('button[data-used="true"]', { hasText: words })).toContainText(
      'in the text',
    );
  });
  await test.step('the text of another language is taken over after a confirmation', async () => {
    await press(page, 'Other languages');
    const croatian = group.getByRole('figure').filter({ hasText: 'Croatian' });
    await croatian.getByRole('button', { name: 'Copy over as a starting point' }).click();
    const words = (await croatian.locator('li, p').first().textContent()) ?? '';
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Copy over as a starting point' })
      .click();
    await expect(editor(page)).toContainText(words);
    await expect(group).toContainText(/Saved \d/);
  });
  await test.step('an earlier version is restored as a new one', async () => {
    await press(page, 'History');
    const earliest = group.getByRole('figure').last();
    const words = (await earliest.locator('li, p').first().textContent()) ?? '';
    await earliest.getByRole('button', { name: 'Restore this text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore this text' }).click();
    await expect(editor(page)).toContainText(words);
  });
});
