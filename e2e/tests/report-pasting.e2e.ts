import { expect, type Page } from '@playwright/test';
import { googleDocsHtml } from '../pasting/googleDocsHtml.ts';
import { wordHtml } from '../pasting/wordHtml.ts';
import { replaceWithPastedHtml } from '../pasting/replaceWithPastedHtml.ts';
import { callApi } from '../support/callApi.ts';
import { expectAsTimePasses } from '../support/refresh.ts';
import { openTextEditor } from '../support/openTextEditor.ts';
import { test } from '../support/test.ts';

/**
 * The expected stored texts, with `~` for a non-breaking space. They have only formats of the toolbar; the row of a
 * table becomes a line, and a picture an empty paragraph.
 */
const wordsOfWord =
  '<p>A strong year</p>' +
  '<p>Teams in Zagreb wrote <strong>bold</strong>, <i>slanted</i>, <u>lined</u>, <s>struck</s>, 10<sup>3</sup>, CO<sub>2</sub>, 10~km, hard spaces, red and large words,<br />a link[1].</p>' +
  '<ul><li>first dot<ul><li><strong>dot below it</strong></li></ul></li><li>second dot</li></ul>' +
  '<p>~</p>' +
  '<ol start="4"><li>step one</li><li>step two</li></ol>' +
  '<p>Who | By when</p>' +
  '<p>~</p>' +
  '<p>~The end.</p>';
const wordsOfDocs =
  '<p>A strong year</p>' +
  '<p><strong>Bold</strong>, <i>slanted</i>, <u>lined</u> and red words, a <u>link</u><s>, struck</s>, 10<sup>3</sup>.</p>' +
  '<p>~</p>' +
  '<ul><li>first dot<ul><li>dot below it</li></ul></li><li>second dot</li></ul>' +
  '<ol start="4"><li>step one</li><li>step two</li></ol>' +
  '<p>Who | By when</p>' +
  '<p>~</p>';

/** The stored action plan in the report of Drava Retail. */
async function saved(page: Page): Promise<string | undefined> {
  const { reply } = await callApi(page, 'report', { id: 6, language: 'en' });
  return reply.content['actionPlan']?.html.replaceAll('\u00a0', '~');
}

/** Advances the clock until the text is stored: the editor saves three seconds after the last edit. */
const expectSaved = (page: Page, html: string) =>
  expectAsTimePasses(page, (oneTry) => expect.poll(() => saved(page), oneTry).toBe(html));

test.use({ hasControlledClock: true });

test(
  'text pasted from Word and Google Docs keeps only formats that the toolbar offers',
  { tag: '@long' },
  async ({ page, signInAs }) => {
    await signInAs('lead');
    await page.goto('/en/6/report');
    const editor = await openTextEditor(page, 'Action plan');
    await replaceWithPastedHtml(editor, wordHtml);
    await expectSaved(page, wordsOfWord);
    await expect(page.getByText('each row of the pasted table became a line')).toBeVisible();
    await expect(page.getByText('had deleted or hidden parts: they were left out')).toBeVisible();
    await expect(page.getByText('those that were pasted were left out')).toBeVisible();
    await replaceWithPastedHtml(editor, googleDocsHtml);
    await expectSaved(page, wordsOfDocs);
    await test.step('the page and the editor show the text as it was saved', async () => {
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      const text = page.locator('#action-plan-text [data-text]').first();
      await expect(text.locator('ol')).toHaveAttribute('start', '4');
      await expect(text.locator('s')).toHaveText(', struck');
      await expect(text.locator('sup')).toHaveText('3');
      await (await openTextEditor(page, 'Action plan')).press('ControlOrMeta+End');
      await page.keyboard.type('x');
      await expectSaved(page, wordsOfDocs.replace(/~<\/p>$/, 'x</p>'));
    });
    await test.step('a text that is too long shows an error and is kept until it is shorter', async () => {
      const foot = page.getByRole('group', { name: 'Editing: Action plan' });
      await replaceWithPastedHtml(editor, `<p>${'word '.repeat(7500)}</p>`);
      await expect(foot.getByText('Room for about 2,500 more characters')).toBeVisible();
      await replaceWithPastedHtml(editor, `<p>${'word '.repeat(8200)}</p>`);
      await expect(foot.getByText('About 1,100 characters too long')).toBeVisible();
      await expect(page.getByText('This is too large to be sent.')).toBeVisible();
      await page.reload();
      await expect(page.locator('#action-plan-text')).toContainText('word word');
      await replaceWithPastedHtml(await openTextEditor(page, 'Action plan'), '<p>Short.</p>');
      await expectSaved(page, '<p>Short.</p>');
      await expect(page.getByText('This is too large to be sent.')).toHaveCount(0);
    });
  },
);
