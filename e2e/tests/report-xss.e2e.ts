import { expect, type Page } from '@playwright/test';
import { removeUnstorableCharacters } from '@cert/shared/domain';
import { scriptAttacks } from '@cert/shared/testing/attacks';
import { replaceWithPastedHtml } from '../pasting/replaceWithPastedHtml.ts';
import { listTextFields } from '../printing/teamTexts.ts';
import { printPage } from '../printing/printPage.ts';
import { waitForSheets } from '../printing/readSheets.ts';
import { callApi } from '../support/callApi.ts';
import { openTextEditor } from '../support/openTextEditor.ts';
import { test } from '../support/test.ts';
import { watchInjectedScripts } from '../support/watchInjectedScripts.ts';

/** Sava Energy has passed, with Above and Beyond; Drava Retail has not passed. */
const sava = 4;
const drava = 6;

/** Fields of every kind: on a sheet, on a cover, for a category, in an audit, in Above and Beyond. */
const attacked = (categoryId: number) => [
  'highlightsFirst',
  'actionPlan',
  'reportDate',
  `highlights_${categoryId}`,
  'wordsFromTeam',
  'abReportDate',
  'abHighLightsFuture',
];

/**
 * Saves each attack in a separate field. Then joins the stored texts and saves the result in fields of every kind, and
 * saves attacks in the timeline.
 */
async function attack(page: Page, id: number): Promise<void> {
  const { reply } = await callApi(page, 'report', { id, language: 'en' });
  const categoryIds = reply.categories.map((category) => category.id);
  const save = async (content: { [field: string]: string }) => {
    const answer = await callApi(page, 'reportContentSaveItems', { id, language: 'en', content });
    expect(answer.status).toBe(200);
    return answer.reply.saved;
  };
  const fields = listTextFields(categoryIds);
  let left = '';
  // Each attack gets its own field: in a shared one, an unclosed tag would hide the attacks after it.
  for (let at = 0; at < scriptAttacks.length; at += fields.length) {
    const some = scriptAttacks.slice(at, at + fields.length);
    // The page removes characters that cannot be stored; the server would reject them.
    const saved = await save(
      Object.fromEntries(
        some.map((text, index) => [fields[index], removeUnstorableCharacters(text)]),
      ),
    );
    left += Object.values(saved)
      .map(({ html }) => `<p>${html}</p>`)
      .join('');
  }
  const words = scriptAttacks.map((text) => text.replaceAll(/\p{Cc}/gu, '').slice(0, 200));
  const items = words.slice(-30).map((title, index) => ({
    position: 'left',
    top: index * 60,
    title,
    subtitle: words[index],
  }));
  await save({
    ...Object.fromEntries(attacked(categoryIds[0] ?? 0).map((field) => [field, left])),
    timeline: JSON.stringify(items),
  });
}

/**
 * Only the audit report is tested by `npm test`: it has most kinds of fields. The other views show texts with the same
 * component, so `npm test -- all` is enough for them.
 */
const views = [
  { id: drava, view: '', name: 'Action plan', tag: [] },
  { id: sava, view: '', name: 'Highlights', tag: ['@long'] },
  { id: sava, view: '?view=beyond', name: 'Words from the certification team', tag: ['@long'] },
] as const;

for (const { id, view, name, tag } of views)
  test(
    `texts of users cannot run scripts in the report: /${id}/report${view}`,
    { tag: [...tag] },
    async ({ page, signInAs }) => {
      await signInAs('lead');
      await attack(page, id);
      const watch = await watchInjectedScripts(page);
      const expectNothing = () => expect(watch).toEqual({ ran: [], violations: [], requests: [] });
      await test.step('no script runs on the screen or on paper', async () => {
        await page.goto(`/en/${id}/report${view}`);
        await waitForSheets(page);
        await printPage(page);
        expectNothing();
      });
      await test.step('no script runs in the editor', async () => {
        await openTextEditor(page, name);
        await page.getByRole('button', { name: 'Done', exact: true }).click();
        expectNothing();
      });
      if (id === drava)
        await test.step('no script runs in the date field', async () => {
          await page.getByRole('button', { name: 'Edit: Date of the report', exact: true }).click();
          await expect(page.getByLabel('Date of the report', { exact: true })).toBeFocused();
          await page.getByRole('button', { name: 'Done', exact: true }).click();
          expectNothing();
        });
    },
  );

test(
  'pasted texts cannot run scripts in the report',
  { tag: '@long' },
  async ({ page, signInAs, expectConsole }) => {
    await signInAs('lead');
    const watch = await watchInjectedScripts(page);
    await page.goto(`/en/${drava}/report`);
    const editor = await openTextEditor(page, 'Action plan');
    for (const html of scriptAttacks) await replaceWithPastedHtml(editor, html);
    expect(watch).toEqual({ ran: [], violations: [], requests: [] });
    await test.step('watchInjectedScripts notices a script that runs', async () => {
      expectConsole(/Executing inline event handler violates/);
      // The browser applies the Content-Security-Policy when it compiles the handler. Some versions compile the handler
      // only when its event is dispatched, so the test dispatches the event.
      await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<p onclick="alert(1)">x</p>');
        (document.body.lastElementChild as HTMLElement).click();
      });
      await expect.poll(() => watch.violations).toHaveLength(1);
    });
  },
);
