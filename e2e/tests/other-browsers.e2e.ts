import { rename } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openFirefox } from '../firefox/openFirefox.ts';
import { getDocumentPath } from '../support/documentFiles.ts';
import { gradeRadio, ownGrade } from '../support/gradingPanel.ts';
import { findStableVersion } from '../support/findStableVersion.ts';
import { areaPaths, openArea, questionCard } from '../support/openArea.ts';
import { test as base } from '../support/test.ts';
import { createSimulatedUser, type SimulatedUser } from '../walking/createSimulatedUser.ts';
import type { ElementQuery } from '../walking/elementQuery.ts';
import { signInSimulatedUser } from '../walking/signInSimulatedUser.ts';
import { openWebkit } from '../webkit/openWebkit.ts';

type Walking = { walker: SimulatedUser; errors: () => string[]; close: () => Promise<void> };

const browsers = {
  Firefox: async (timeZone: string | undefined): Promise<Walking> => {
    const { walker, errors, close } = await openFirefox(timeZone);
    return { walker, errors: () => errors, close };
  },
  WebKit: async (timeZone: string | undefined): Promise<Walking> => {
    const { driver, close } = await openWebkit(timeZone);
    return { walker: createSimulatedUser(driver), errors: () => [], close };
  },
};

/** The errors that Firefox reports for a missing file, and for a stream that is open when the user leaves the page. */
const expectedError =
  /modules\/grading\/.*blocked due to MIME type|\/api\/changes\?.* was interrupted while the page was loading/;
/** The text that a page shows after a save on the same day; after a save on an earlier day, it has a date. */
const saved = /Saved \d{1,2}:\d{2}/;
/** All letters of Croatian and Serbian that English does not have. */
const ownLetters = 'Čašćenje, žđ';
const question = (title: string): ElementQuery => ({ css: 'section', name: `^${title}` });
const field = (within: ElementQuery, name?: string): ElementQuery => ({
  css: 'input[type=text], input:not([type]), textarea',
  name,
  within,
});
const button = (name: string, within?: ElementQuery): ElementQuery => ({
  css: 'button',
  name,
  within,
});

const test = base.extend<{ openBrowser: (name: keyof typeof browsers) => Promise<SimulatedUser> }>({
  openBrowser: async ({ timezoneId }, use) => {
    const opened: Walking[] = [];
    try {
      await use(async (name) => {
        const walking = await browsers[name](timezoneId);
        opened.push(walking);
        return walking.walker;
      });
      const errors = opened.flatMap((walking) => walking.errors());
      expect(errors.filter((error) => !expectedError.test(error))).toEqual([]);
    } finally {
      for (const { close } of opened) await close();
    }
  },
});
test.setTimeout(400_000);

test.use({ changesFiles: true });

for (const name of Object.keys(browsers) as (keyof typeof browsers)[]) {
  test(
    `in ${name} a client answers, fills in a table, attaches a document and loses nothing while the server is away`,
    { tag: '@long' },
    async ({ page, site, signInAs, openBrowser }) => {
      const walker = await openBrowser(name);
      await signInSimulatedUser(walker, site.url, 'client');
      const hours = question('How many hours');
      const needs = question('How do you establish');
      const spent = question('How much did you spend');
      const comment: ElementQuery = {
        css: 'textarea',
        name: 'Comment on this question',
        within: spent,
      };
      await test.step('answers of several kinds are stored and shown after a reload', async () => {
        await walker.open(`${site.url}/en${areaPaths.competencies}`);
        await walker.click({ css: 'label', name: 'competency model', within: needs });
        await walker.fill(field(hours), '27');
        await walker.fill(field(spent), '1250,5');
        await walker.click(button('^Comment', spent));
        await walker.fill(comment, ownLetters);
        for (const card of [needs, hours, spent]) await walker.waitFor(card, { text: saved });
        await walker.reload();
        await walker.waitFor(
          { css: 'input[type=radio]', name: 'competency model', within: needs },
          { isChosen: true },
        );
        await walker.waitFor(field(hours), { text: /^27$/ });
        await walker.waitFor(field(spent), { text: /^1,250\.50$/ });
        await walker.click(button('Comment', spent));
        await walker.waitFor(comment, { text: new RegExp(`^${ownLetters}$`) });
      });
      await test.step('an answer that is typed while the server is stopped is sent after its restart', async () => {
        await site.stop();
        await walker.fill(field(hours), '31');
        await walker.waitFor({ css: '[role=alert]' }, { text: /Your answer was not saved!/ });
        await walker.waitFor(hours, { text: /Not saved yet/ });
        await site.start();
        await walker.waitFor(hours, { text: saved });
        await walker.reload();
        await walker.waitFor(field(hours), { text: /^31$/ });
      });
      await test.step('cells of a table are stored', async () => {
        await walker.open(`${site.url}/en${areaPaths.communication}`);
        const table = question('What percentage of employees regularly');
        const share = field(table, '^Notice boards.*: Percentage$');
        const note = field(table, '^Notice boards.*: Note$');
        await walker.fill(share, '15');
        await walker.fill(note, ownLetters);
        await walker.waitFor(table, { text: saved });
        await walker.reload();
        await walker.waitFor(share, { text: /^15$/ });
        await walker.waitFor(note, { text: new RegExp(`^${ownLetters}$`) });
      });
      await test.step('a document is attached', async () => {
        await walker.open(`${site.url}/en${areaPaths.brand}`);
        await walker.click(button('^1 document$'));
        const documents: ElementQuery = { css: '[role=group], fieldset', name: '^Documents for' };
        await walker.attach(
          { css: 'input[type=file]', within: documents },
          getDocumentPath('preporuka-tvrtke.png'),
        );
        await walker.waitFor({ css: 'a', name: '^preporuka-tvrtke$', within: documents });
        await walker.seeNone({ css: '[role=progressbar], progress', within: documents });
        await walker.reload();
        await walker.click(button('^2 documents$'));
        await walker.waitFor({ css: 'a', name: '^preporuka-tvrtke$', within: documents });
      });
      await test.step('Chromium shows the stored answers and the document', async () => {
        await signInAs('client');
        await openArea(page, 'competencies');
        await expect(questionCard(page, 'How many hours').getByRole('textbox')).toHaveValue('31');
        const amount = questionCard(page, 'How much did you spend').getByRole('textbox').first();
        await expect(amount).toHaveValue('1,250.50');
        await openArea(page, 'communication');
        const note = page.getByRole('textbox', { name: /^Notice boards.*: Note$/ });
        await expect(note).toHaveValue(ownLetters);
        await openArea(page, 'brand');
        await expect(page.getByRole('button', { name: '2 documents', exact: true })).toBeVisible();
      });
    },
  );

  test(
    `in ${name} answers can be changed while the grading module is missing, and the main certifier grades and writes the report`,
    { tag: '@long' },
    async ({ page, site, signInAs, openBrowser }) => {
      const walker = await openBrowser(name);
      const failure: ElementQuery = { css: '[role=alert]', name: '“Grading” could not be loaded' };
      const scale: ElementQuery = { css: '[role=radiogroup], fieldset', name: '^Your grade' };
      const { folder: grading } = await findStableVersion(site, 'grading');
      await test.step('an alert names the missing module, and answers can be changed', async () => {
        await rename(grading, `${grading}.away`);
        await signInSimulatedUser(walker, site.url, 'lead');
        await walker.open(`${site.url}/en${areaPaths.competencies}`);
        await walker.waitFor(failure);
        const hours = question('How many hours');
        await walker.click(button('^Edit answer', hours));
        await walker.fill(field(hours), '29');
        await walker.waitFor(hours, { text: saved });
      });
      await test.step('“Try again” loads the module, and a grade is stored', async () => {
        await rename(`${grading}.away`, grading);
        await walker.click(button('^Try again$'));
        await walker.seeNone(failure);
        await walker.click({ css: 'label', name: '^1$', within: scale });
        await walker.waitFor({ css: '[role=status], p, span', name: '^Saved$' });
        await walker.reload();
        await walker.waitFor(
          { css: 'input[type=radio]', name: '^1$', within: scale },
          { isChosen: true },
        );
      });
      await test.step('a text of the report is written and stored', async () => {
        const text: ElementQuery = { css: '#care-highlights' };
        await walker.open(`${site.url}/en/4/report`);
        await walker.click(button('^Edit: Highlights$'));
        await walker.fill({ css: '.ck-content' }, ownLetters);
        await walker.waitFor(text, { text: saved });
        await walker.click(button('^Done$'));
        await walker.seeNone({ css: '.ck-content' });
        await walker.reload();
        await walker.waitFor(text, { text: new RegExp(ownLetters) });
      });
      await test.step('Chromium shows the stored grade and text', async () => {
        await signInAs('lead');
        await page.goto('/en/4/report');
        await expect(page.locator('#care-highlights')).toContainText(ownLetters);
        await openArea(page, 'competencies');
        await expect(gradeRadio(ownGrade(page), '1')).toBeChecked();
      });
    },
  );
}
