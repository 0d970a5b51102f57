import { expect } from '@playwright/test';
import {
  fallbackNotice,
  moduleUnderTest,
  visitWithUnsentAnswer,
} from '../support/moduleFallback.ts';
import { holdCalls, isWriteRequestOf } from '../support/interruptCalls.ts';
import { openArea, questionCard } from '../support/openArea.ts';
import { releaseModuleVariant, type ModuleVariant } from '../support/releaseModuleVariant.ts';
import { runModulesCommand } from '../support/runModulesCommand.ts';
import { enableDataSaver } from '../support/enableDataSaver.ts';
import { test } from '../support/test.ts';
import { watchFailureReports } from '../support/watchFailureReports.ts';

const exposed = /^__federation_expose_module\.\w+\.js$/;
const drawing = /\.then\((\w+)=>\1\.PasswordPage\)/;

const breakAreaPage = (script: string) =>
  script.replace(
    /\.then\((\w+)=>\1\.AreaPage\)/,
    '.then(m=>p=>{if(globalThis.isBreaking)throw new Error("a bug while answering");return m.AreaPage(p)})',
  );

const faultyReleases: {
  what: string;
  /** The failure reasons that the page reports, in order. */
  reasons: readonly string[];
  change: ModuleVariant['change'];
  messages: string[];
}[] = [
  {
    what: 'throws while it loads',
    reasons: ['uncaught', 'broken'],
    change: (script, file) =>
      exposed.test(file) ? `throw new Error("a bug while loading");${script}` : script,
    messages: ['uncaught: Error: a bug while loading'],
  },
  {
    what: 'throws while it is drawn',
    reasons: ['crashed'],
    change: (script) =>
      script.replace(drawing, '.then(()=>()=>{throw new Error("a bug while drawing")})'),
    messages: ['console.error: Error: a bug while drawing'],
  },
];

test.use({ changesFiles: true });

test('a faulty release is replaced by the version before it in an open page, and no typed text is lost', async ({
  page,
  site,
  signInAs,
  expectMessages,
}) => {
  const reports = watchFailureReports(page);
  await enableDataSaver(page);
  await signInAs('client');
  for (const [index, { what, reasons, change, messages }] of faultyReleases.entries())
    await test.step(`the version before replaces a release that ${what}`, async () => {
      expectMessages(messages);
      const version = `1.0.${index + 1}`;
      await releaseModuleVariant(site, moduleUnderTest.module, { version, change });
      await visitWithUnsentAnswer(page, {
        text: String(20 + index),
        async onPage() {
          await expect(fallbackNotice(page)).toContainText('What you typed is kept.');
          expect(reports.splice(0)).toEqual(reasons.map((reason) => `${version} ${reason}`));
        },
      });
      await runModulesCommand(site, `rollback ${moduleUnderTest.module}`);
    });
  await test.step('the version before replaces an area page that throws while an answer is unsaved, and keeps the answer', async () => {
    expectMessages(['console.error: Error: a bug while answering']);
    await releaseModuleVariant(site, 'questionnaire', { version: '1.0.3', change: breakAreaPage });
    // Stop the clock: the page falls back by itself only if the error comes within five seconds after the area page was
    // first shown (`earlyCrashMs`).
    await page.clock.setFixedTime(new Date());
    await openArea(page, 'competencies');
    const { held, release } = await holdCalls(page, isWriteRequestOf('questionnaireAnswersSave'));
    const hours = questionCard(page, 'How many hours');
    await hours.getByRole('textbox').fill('25');
    await page.evaluate(() => {
      Object.assign(globalThis, { isBreaking: true });
      location.hash = 'drawn-anew';
    });
    await expect(fallbackNotice(page)).toBeVisible();
    await expect(hours.getByRole('textbox')).toHaveValue('25');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await held;
    release();
    await expect(hours).toContainText(/Saved \d/);
    expect(await page.evaluate(() => 'isBreaking' in globalThis)).toBe(true);
    expect(reports.splice(0)).toEqual(['1.0.3 crashed']);
    await page.unrouteAll();
  });
  await test.step('after a rollback, a newly opened page uses the version before', () =>
    visitWithUnsentAnswer(page, {
      text: '30',
      async onPage() {
        await expect(fallbackNotice(page)).toHaveCount(0);
        expect(reports).toEqual([]);
      },
    }));
});
