import { expect } from '@playwright/test';
import { callApi } from '../support/callApi.ts';
import { areaPaths, openArea, questionCard } from '../support/openArea.ts';
import { recordScriptInsertions } from '../support/recordScriptInsertions.ts';
import { test } from '../support/test.ts';
import { trackRequests } from '../support/trackRequests.ts';

const failedCall = /Failed to load resource|net::ERR_|failed request/;

test('guessing passwords is slowed down and reveals no account, while the owner can sign in on a new device', async ({
  page,
  openVisitor,
  expectConsole,
}) => {
  expectConsole(/400/);
  expectConsole(/429/);
  const signIn = async (on: typeof page, email: string, password: string) => {
    await on.locator('input[autocomplete="username"]').fill(email);
    await on.locator('input[autocomplete="current-password"]').fill(password);
    await on.locator('button[type="submit"]').click();
  };
  const guess = async (email: string) => {
    // After many failed attempts the page must do a proof of work first; its first call gets 429.
    const rejected = page.waitForResponse((reply) => reply.status() === 400, { timeout: 30_000 });
    await signIn(page, email, 'not this one');
    await rejected;
    await expect(page.locator('button[type="submit"]')).toBeEnabled();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    return page.getByRole('alert').innerText();
  };
  await page.goto('/hr/login');
  const unknown = await guess('nobody@example.com');
  expect(await guess('client@example.com')).toBe(unknown);
  for (let attempt = 2; attempt <= 10; attempt += 1) await guess('client@example.com');
  // Without a proof of work the server rejects the attempt with a waiting time.
  const refused = await page.request.post('/api', {
    data: { action: 'userLogin', email: 'client@example.com', password: 'meridian-demo-2026' },
  });
  expect(refused.status()).toBe(429);

  const owner = await openVisitor();
  await owner.goto('/hr/login');
  await signIn(owner, 'client@example.com', 'meridian-demo-2026');
  await expect(owner.getByText('Provjera ovog uređaja…')).toBeVisible();
  await expect(owner).toHaveURL(/\/hr\/?(\d+\/.*)?$/, { timeout: 30_000 });
});

test('when the session ends, a half-filled form stays, and is saved after signing in again', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/401/);
  await signInAs('client');
  await page.goto('/en/2/password');
  await page.getByLabel('Current password').fill('meridian-demo-2026');
  await page.getByLabel('New password').fill('a much better phrase 77');
  // Polling may report the end of the session before the test could click, so the click runs inside the page.
  await page.getByRole('button', { name: 'Change password' }).evaluate(async (button) => {
    await fetch('/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        action: 'userLogout',
        authToken: localStorage.getItem('authToken'),
      }),
    });
    (button as HTMLButtonElement).click();
  });
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.type('meridian-demo-2026');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The changes were successfully saved!')).toBeVisible();
});

test(
  'a page preloads the shell’s messages, and uses every file that it preloads',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    const settled = trackRequests(page);
    const readScripts = await recordScriptInsertions(page);
    for (const [who, path] of [
      ['client', areaPaths.competencies],
      ['client', '/2/about?view=state'],
      ['certifier', '/2/meeting'],
      ['lead', '/4/report'],
    ] as const) {
      await signInAs(who);
      await page.goto(`/en${path}`);
      await settled();
      const preloaded = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')].map(
          ({ href }) => new URL(href).pathname,
        ),
      );
      const used = (await readScripts()).map((script) => script.path);
      // The page must preload the shell's messages in its language.
      expect(preloaded).toContainEqual(expect.stringMatching(/^\/messages-en\.\w+\.js$/));
      expect(
        preloaded.filter((file) => !used.includes(file)),
        path,
      ).toEqual([]);
    }
  },
);

test(
  'after signing in the requested page opens, also after a reload and in another language',
  { tag: '@reads' },
  async ({ page, signInAs }) => {
    await page.goto('/en/2/documents?from=mail');
    await page.waitForURL('**/en/login');
    await page.reload();
    await page.getByRole('button', { name: 'Hrvatski (HR)' }).click();
    await page.waitForURL('**/hr/login');
    await page.locator('input[autocomplete="username"]').fill('client@example.com');
    await page.locator('input[autocomplete="current-password"]').fill('meridian-demo-2026');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/hr/2/documents?from=mail');
    await expect(page).toHaveTitle('Dokumenti · 2026 · Jadran Foods · Meridian');

    await test.step('a landing page keeps its language and leads to the start page', async () => {
      await page.goto('/sr');
      await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn-RS');
      await page.waitForURL(/\/sr\/2\/./);
    });
    await test.step('a page that is opened by a link sets the title and takes the focus', async () => {
      await page.getByRole('link', { name: 'Promena lozinke' }).click();
      await expect(page).toHaveTitle('Promena lozinke · 2026 · Jadran Foods · Meridian');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('visiting /login removes the token', async () => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Prijava' })).toBeVisible();
      const keys = () =>
        page.evaluate(() =>
          ['authToken', 'certifier', 'q', 'final'].map((key) => localStorage.getItem(key)),
        );
      await expect.poll(keys).toEqual([null, null, null, null]);
    });
    await test.step('a stored questionnaire of another user is ignored', async () => {
      await signInAs('una');
      await page.goto('/');
      await expect(page.getByText('Una Games')).toBeVisible();
    });
  },
);

test('the page says when it is offline, and asks before a change of language would lose unsaved answers', async ({
  page,
  context,
  signInAs,
  expectConsole,
}) => {
  expectConsole(failedCall);
  await signInAs('client');
  await openArea(page, 'competencies');
  await context.setOffline(true);
  const notice = page.getByText('You are offline.');
  await expect(notice).toBeVisible();
  const hours = questionCard(page, 'How many hours');
  await hours.getByRole('textbox').fill('23');
  await expect(hours).toContainText('Not saved yet');
  await page.getByRole('button', { name: 'Hrvatski (HR)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not everything is saved yet' });
  await dialog.getByRole('button', { name: 'Stay here' }).last().click();
  await expect(hours.getByRole('textbox')).toHaveValue('23');
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect(hours).toContainText(/Saved \d/);
  await page.getByRole('button', { name: 'Hrvatski (HR)' }).click();
  await page.waitForURL(`**/hr${areaPaths.competencies}`);
});

test('a client whose local storage says “certifier” gets no page or data of a certifier', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/40[034]/);
  await signInAs('client');
  await page.evaluate(() => {
    localStorage.setItem('certifier', 'true');
    localStorage.setItem('final', 'true');
    localStorage.setItem('q', '4');
  });
  await page.goto('/en/');
  await expect(page.getByText('Sava Energy')).toHaveCount(0);
  await page.goto('/en/2/report');
  await expect(
    page.getByRole('alert').or(page.getByText('Nothing to see here')).first(),
  ).toBeVisible();
  for (const [action, input] of [
    ['aboveBeyondStats', { id: 2, language: 'en' }],
    ['report', { id: 2, language: 'en' }],
    ['certifierAreaGradeSet', { id: 2, areaId: 1, grade: 2 }],
    ['certifierFinalizeGrades', { id: 2 }],
    ['questionnaireSettingUpdate', { id: 2, setting: 'locked', value: true }],
  ] as const)
    expect([action, (await callApi(page, action, input as never)).status]).toEqual([action, 403]);
});
