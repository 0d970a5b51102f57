import { expect, type Page } from '@playwright/test';
import { chromiumLoadErrorMessages } from '../support/chromiumLoadErrorMessages.ts';
import {
  fallbackNotice,
  moduleUnderTest,
  visitWithUnsentAnswer,
} from '../support/moduleFallback.ts';
import { releaseModuleVariant } from '../support/releaseModuleVariant.ts';
import { runModulesCommand } from '../support/runModulesCommand.ts';
import { enableDataSaver } from '../support/enableDataSaver.ts';
import { test } from '../support/test.ts';
import { watchFailureReports } from '../support/watchFailureReports.ts';
import { recordScriptInsertions } from '../support/recordScriptInsertions.ts';

const entryOf = (version: string) => `**/modules/${moduleUnderTest.module}/entry.${version}.js`;

test.use({ changesFiles: true });

test('a module that does not arrive times out after four seconds, and is retried only after a network error', async ({
  page,
  site,
  signInAs,
  expectMessages,
}) => {
  const reports = watchFailureReports(page);
  const readScripts = await recordScriptInsertions(page);
  await enableDataSaver(page);
  await signInAs('client');
  let text = 20;
  /**
   * Opens a page of the released module, and then rolls the release back.
   * @returns how often the page requested the version's entry, and the time until it requested another version
   */
  const visit = async (version: string, { fallsBack }: { fallsBack: boolean }) => {
    const seen = { attempts: 0, waitedMs: 0 };
    await visitWithUnsentAnswer(page, {
      text: String((text += 1)),
      async onPage() {
        await expect(fallbackNotice(page)).toHaveCount(fallsBack ? 1 : 0);
        const all = (await readScripts()).filter((one) => isEntry(one.path));
        seen.attempts = all.filter((one) => one.path.endsWith(`/entry.${version}.js`)).length;
        seen.waitedMs = (all.at(-1)?.atMs ?? NaN) - (all[0]?.atMs ?? NaN);
      },
    });
    await runModulesCommand(site, `rollback ${moduleUnderTest.module}`);
    return seen;
  };

  await test.step('when the server never answers, the page waits four seconds, sends no second request, and uses the previous version', async () => {
    await releaseModuleVariant(site, moduleUnderTest.module, { version: '1.0.1' });
    await page.route(entryOf('1.0.1'), () => undefined);
    const { attempts, waitedMs } = await visit('1.0.1', { fallsBack: true });
    expect(attempts).toBe(1);
    expect(waitedMs).toBeGreaterThan(3_950);
    expect(reports.splice(0)).toEqual(['1.0.1 slow']);
  });
  await test.step('when the connection is reset twice, the third request loads the module', async () => {
    expectMessages(chromiumLoadErrorMessages.cutOff(`${moduleUnderTest.files}/entry.<hash>.js`));
    await releaseModuleVariant(site, moduleUnderTest.module, { version: '1.0.2' });
    await cutOff(page, { address: entryOf('1.0.2'), times: 2 });
    expect((await visit('1.0.2', { fallsBack: false })).attempts).toBe(3);
    expect(reports).toEqual([]);
  });
  await test.step('when the connection is reset every time, the page sends three requests, and then uses the previous version', async () => {
    await releaseModuleVariant(site, moduleUnderTest.module, { version: '1.0.3' });
    await cutOff(page, { address: entryOf('1.0.3'), times: Infinity });
    expect((await visit('1.0.3', { fallsBack: true })).attempts).toBe(3);
    expect(reports.splice(0)).toEqual(['1.0.3 network']);
  });
});

const isEntry = (path: string) =>
  path.startsWith(`/modules/${moduleUnderTest.module}/`) && path.includes('/entry.');

/** Resets the connection of the first `times` requests for a script. Requests by `fetch` are answered. */
async function cutOff(
  page: Page,
  { address, times }: { address: string; times: number },
): Promise<void> {
  let left = times;
  await page.route(address, (route) => {
    if (route.request().resourceType() !== 'script' || left === 0) return route.continue();
    left -= 1;
    return route.abort('connectionreset');
  });
}
