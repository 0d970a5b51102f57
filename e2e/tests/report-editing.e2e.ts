import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { holdCalls, isReadRequestOf } from '../support/interruptCalls.ts';
import { refreshTimeout, expectAsTimePasses } from '../support/refresh.ts';
import { test } from '../support/test.ts';

/** Sava Energy of the demo data: finished, with texts, not locked. */
const address = '/en/4/report';
const brokenLine = /Failed to load resource|net::ERR_CONNECTION|net::ERR_FAILED|failed request/;

const sheet = (page: Page, id = 'care-highlights') => page.locator(`#${id}`);
const editor = (page: Page) => page.locator('.ck-content');
const edit = (page: Page, name = 'Highlights') =>
  page.getByRole('button', { name: `Edit: ${name}`, exact: true });
const done = (page: Page) => page.getByRole('button', { name: 'Done', exact: true });

/** Opens a text and replaces it, and waits until the page no longer says “Saved”. */
async function write(page: Page, words: string, name = 'Highlights'): Promise<void> {
  await edit(page, name).click();
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  const foot = page.getByRole('group', { name: `Editing: ${name}` });
  await expect(foot.getByText(/^Saved \d/)).toHaveCount(0);
}

/** Expects that the printed sheet says “Not saved yet” beside the lines of a text. */
async function expectMarkOnPaper(page: Page, text: string): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const lines = await sheet(page).getByText(text).boundingBox();
  const mark = await sheet(page).getByText('Not saved yet').filter({ visible: true }).boundingBox();
  expect(mark?.x).toBeGreaterThanOrEqual((lines?.x ?? NaN) + (lines?.width ?? NaN));
  expect(mark?.y).toBeCloseTo(lines?.y ?? NaN, -1);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
}

test.use({ hasControlledClock: true });

test.describe('with a server that is killed', () => {
  test.use({ killsServer: true });

  test(
    'a text is edited on its sheet, and survives a reload and a killed server',
    { tag: '@long' },
    async ({ page, site, signInAs, expectConsole }) => {
      expectConsole(brokenLine);
      await signInAs('lead');
      await page.goto(address);
      await test.step('the text is saved automatically, and shown after a reload', async () => {
        await write(page, 'A calm and careful start.');
        await expectAsTimePasses(page, (oneTry) =>
          expect(sheet(page)).toContainText(/Saved \d/, oneTry),
        );
        await done(page).click();
        await expect(edit(page)).toBeFocused();
        await expect(sheet(page)).toContainText('A calm and careful start.');
        await page.reload();
        await expect(sheet(page)).toContainText('A calm and careful start.');
      });
      await test.step('when the server is killed while a text is typed, nothing is lost', async () => {
        await write(page, 'Written on a broken line.');
        await site.kill();
        await expect(sheet(page)).toContainText('Not saved yet', refreshTimeout);
        await expectMarkOnPaper(page, 'Written on a broken line.');
        await site.start();
        page.once('dialog', (dialog) => void dialog.accept());
        await page.reload();
        await expect(sheet(page)).toContainText('Written on a broken line.');
        const saved = async () => {
          const { reply } = await callApi(page, 'report', { id: 4, language: 'en' });
          return reply.content['highlightsFirst']?.html;
        };
        await expect.poll(saved, refreshTimeout).toBe('<p>Written on a broken line.</p>');
      });
    },
  );
});

test('two people edit different texts without a conflict, then the same text, and one chooses a version', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  const colleague = await openVisitor();
  await signInAs('lead');
  await signInAs('certifier', colleague);
  await page.goto(address);
  await colleague.goto(address);
  await test.step('changes of two different texts do not conflict, and each person sees the other’s text', async () => {
    await write(page, 'Her part.');
    await write(colleague, 'His part.', 'What’s next');
    await expectAsTimePasses(page, (oneTry) =>
      expect(sheet(page)).toContainText(/Saved \d/, oneTry),
    );
    await expectAsTimePasses(colleague, (oneTry) =>
      expect(sheet(colleague, 'whatsnext-text')).toContainText(/Saved \d/, oneTry),
    );
    for (const one of [page, colleague]) await done(one).click();
    for (const one of [page, colleague]) {
      await expectAsTimePasses(one, async (oneTry) => {
        await expect(sheet(one)).toContainText('Her part.', oneTry);
        await expect(sheet(one, 'whatsnext-text')).toContainText('His part.', oneTry);
      });
      await expect(one.getByRole('figure', { name: 'Your version' })).toHaveCount(0);
    }
  });
  await test.step('the colleague sees who is editing the text', async () => {
    await write(page, 'Hers');
    await expectAsTimePasses(page, (oneTry) =>
      expect(sheet(page)).toContainText(/Saved \d/, oneTry),
    );
    await expectAsTimePasses(colleague, (oneTry) =>
      expect(sheet(colleague)).toContainText('Ana Kovačević is editing', oneTry),
    );
  });
  await test.step('the colleague sees the saved text', async () => {
    await done(page).click();
    await expectAsTimePasses(colleague, (oneTry) =>
      expect(sheet(colleague)).toContainText('Hers', oneTry),
    );
  });
  await test.step('both versions are shown to the person who saves later', async () => {
    // The reads of the colleague’s page are held back, so that it sends the older version.
    await edit(colleague).click();
    await expect(editor(colleague)).toBeFocused();
    const { release } = await holdCalls(colleague, isReadRequestOf('changeTag', 'report'));
    await write(page, 'Hers again');
    await expectAsTimePasses(page, (oneTry) =>
      expect(sheet(page)).toContainText(/Saved \d/, oneTry),
    );
    await colleague.keyboard.type(' and his');
    const choice = sheet(colleague).getByRole('figure');
    await expect(choice).toHaveCount(2);
    await expect(choice.first()).toContainText('Hers and his');
    await expect(choice.last()).toContainText('Hers again');
    release();
    await colleague.getByRole('button', { name: 'Take theirs' }).click();
    await expect(editor(colleague)).toHaveText('Hers again');
  });
});

test('when the report is locked while a text is typed, the text is not lost', async ({
  page,
  openVisitor,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const lead = await openVisitor();
  await signInAs('lead', lead);
  await signInAs('certifier');
  await page.goto(address);
  await write(page, 'Too late to be saved.');
  const lock = { id: 4, setting: 'reportLocked', value: true } as const;
  expect((await callApi(lead, 'questionnaireSettingUpdate', lock)).status).toBe(200);
  await expectAsTimePasses(page, (oneTry) =>
    expect(page.getByText('This change could not be saved')).toBeVisible(oneTry),
  );
  await expect(page.getByRole('blockquote')).toHaveText('Too late to be saved.');
  await expect(editor(page)).toHaveCount(0, refreshTimeout);
  await expect(edit(page)).toHaveCount(0);
});
