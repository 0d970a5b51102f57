import { appendFile, copyFile, readFile, utimes, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import {
  allowedFiles,
  toFilePayload,
  createRejectedFiles,
  getDocumentPath,
} from '../support/documentFiles.ts';
import { openArea } from '../support/openArea.ts';
import { readHorizontalOverflow } from '../support/readHorizontalOverflow.ts';
import { test } from '../support/test.ts';

/** The documents of the first question in the area “employer brand”, which already has one. */
const ofQuestion = (page: Page) =>
  page.getByRole('group', { name: 'Documents for “How does your organisation manage' });
const attach = (page: Page) => ofQuestion(page).getByLabel('Attach documents');
const title = (page: Page, name: string) =>
  ofQuestion(page).getByRole('link', { name, exact: true });

async function openDocuments(page: Page): Promise<void> {
  await openArea(page, 'brand');
  await page.getByRole('button', { name: '1 document', exact: true }).first().click();
}

test('a client attaches a file of every type, and downloads them all', async ({
  page,
  signInAs,
}) => {
  await signInAs('client');
  await openDocuments(page);
  await test.step('when nine files are chosen at once', async () => {
    await attach(page).setInputFiles(allowedFiles.map(getDocumentPath));
    await expect(ofQuestion(page).getByRole('listitem')).toHaveCount(1 + allowedFiles.length);
    await expect(ofQuestion(page).getByRole('progressbar')).toHaveCount(0);
    await expect(ofQuestion(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('then each is listed after a reload, and its download is identical', async () => {
    await page.reload();
    await page.getByRole('button', { name: '10 documents' }).click();
    for (const name of allowedFiles) {
      const saving = page.waitForEvent('download');
      await title(page, name.replace(/\.\w+$/, '')).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(name);
      expect(await readFile(await saved.path())).toEqual(await readFile(getDocumentPath(name)));
    }
  });
});

test('files that are not allowed are refused with the reason, and nothing is stored', async ({
  page,
  signInAs,
  expectConsole,
}, testInfo) => {
  expectConsole(/415 \(Unsupported Media Type\)/);
  await signInAs('client');
  await openDocuments(page);
  const { byName, empty, tooLarge, byContent, withMacros, withPassword } =
    await createRejectedFiles();
  // One file for each reason: `forbidden-files.e2e.ts` sends the other files of these lists.
  const rejected = [byName, empty, byContent, withMacros, withPassword].flatMap(([file]) =>
    file ? [toFilePayload(file)] : [],
  );
  const refused = (sentence: RegExp) =>
    ofQuestion(page).getByRole('alert').filter({ hasText: sentence });
  await attach(page).setInputFiles(rejected);
  await expect(refused(/^This kind of file cannot be attached/)).toHaveCount(1);
  await expect(refused(/^The file is empty/)).toHaveCount(1);
  await expect(refused(/^What is in the file does not match/)).toHaveCount(1);
  await expect(refused(/^The file contains macros\. Save it without macros/)).toHaveCount(1);
  await expect(refused(/^The file is protected with a password/)).toHaveCount(1);
  // Use a file on the disk: Playwright would send a buffer of this size through its connection to the browser.
  const large = testInfo.outputPath('large.pdf');
  await writeFile(large, tooLarge[0]?.buffer ?? '');
  await attach(page).setInputFiles(large);
  await expect(refused(/^The file is too large. It may have at most 25.MB/)).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: '1 document', exact: true }).first().click();
  await expect(ofQuestion(page).getByRole('listitem')).toHaveCount(1);
});

test('an upload can be cancelled, and repeated after a network failure', async ({
  page,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('client');
  await openDocuments(page);
  const [pdf] = allowedFiles;
  await test.step('when the upload is cancelled, nothing is attached', async () => {
    await page.route('**/files/**', () => undefined);
    await attach(page).setInputFiles(getDocumentPath(pdf));
    await expect(
      ofQuestion(page).getByRole('progressbar', { name: `Sending ${pdf}` }),
    ).toBeVisible();
    await ofQuestion(page)
      .getByRole('button', { name: `Cancel ${pdf}` })
      .click();
    await expect(ofQuestion(page).getByRole('listitem')).toHaveCount(1);
    await page.unroute('**/files/**');
  });
  await test.step('when the network fails, the file is kept and can be sent later', async () => {
    await page.route('**/files/**', (route) => route.abort('internetdisconnected'));
    await attach(page).setInputFiles(getDocumentPath(pdf));
    const alert = page.getByRole('alert').filter({ hasText: 'Your answer was not saved!' });
    await expect(alert).toContainText(`${pdf} could not be attached.`);
    await page.unroute('**/files/**');
    await ofQuestion(page)
      .getByRole('button', { name: `Retry ${pdf}` })
      .click();
    await expect(title(page, 'strategija-ljudskih-potencijala')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('a file that was changed on disk after it was chosen must be chosen again', async ({
  page,
  signInAs,
  expectConsole,
}, testInfo) => {
  expectConsole(/ERR_UPLOAD_FILE_CHANGED/);
  await signInAs('client');
  await openDocuments(page);
  const path = testInfo.outputPath('plan.pdf');
  await copyFile(getDocumentPath(allowedFiles[0]), path);
  // Give the file an old time: Chromium compares the times of a file in whole seconds, so it would not notice a change
  // in the second of the copy.
  await utimes(path, 1_600_000_000, 1_600_000_000);
  await page.route('**/api?action=mediaGetSignedUrl**', async (route) => {
    await appendFile(path, '\n');
    await route.continue();
  });
  await attach(page).setInputFiles(path);
  await expect(ofQuestion(page).getByRole('alert')).toContainText('The file was saved again');
  await expect(page.getByText('Your answer was not saved!')).toHaveCount(0);
  await page.unroute('**/api?action=mediaGetSignedUrl**');
  await ofQuestion(page).getByLabel('Choose plan.pdf again').setInputFiles(path);
  await expect(title(page, 'plan')).toBeVisible();
});

test('an upload continues while the client goes to another area, and leaving the site asks for confirmation', async ({
  page,
  signInAs,
}) => {
  await signInAs('client');
  await openDocuments(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/files/**', async (route) => {
    await held;
    await route.continue();
  });
  await attach(page).setInputFiles(getDocumentPath('prvih-90-dana.pptx'));
  await expect(ofQuestion(page).getByRole('progressbar')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('link', { name: 'Workforce planning' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Workforce planning');
  letGo();
  await page.getByRole('link', { name: 'Employer brand' }).first().click();
  await page.getByRole('button', { name: '2 documents' }).click();
  await expect(title(page, 'prvih-90-dana')).toBeVisible();
});

test('the page of all documents shows at once that a document was attached, renamed or deleted', async ({
  page,
  signInAs,
}) => {
  await signInAs('client');
  await page.goto('/en/2/documents');
  await expect(page.getByText('14 required documents are missing')).toBeVisible();
  const plan = page.getByRole('group', { name: 'Documents for “How do you plan the number' });
  await test.step('when a required document is dropped onto its question', async () => {
    const bytes = [...(await readFile(getDocumentPath('matrica-kompetencija.xlsx')))];
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'plan.xlsx'));
      return transfer;
    }, bytes);
    await plan.getByLabel('Attach documents').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(plan.getByRole('link', { name: 'plan' })).toBeVisible();
    await expect(page.getByText('13 required documents are missing')).toBeVisible();
  });
  await test.step('and the title of the document is changed', async () => {
    await plan.getByRole('button', { name: 'Change the title of “plan”' }).click();
    await page.getByRole('textbox', { name: 'Title of the document' }).fill('Headcount plan 2027');
    await page.keyboard.press('Enter');
    await expect(plan.getByRole('link', { name: 'Headcount plan 2027' })).toBeVisible();
  });
  await test.step('then the document can be deleted after a confirmation', async () => {
    await plan.getByRole('button', { name: 'Delete “Headcount plan 2027”' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(plan.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('14 required documents are missing')).toBeVisible();
  });
});

for (const [colorScheme, tag] of [
  ['light', []],
  ['dark', ['@long']],
] as const)
  test.describe(`the pages of documents on a phone (${colorScheme})`, { tag: [...tag] }, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('fit the screen and have no accessibility violations: the list, a refused file, the dialog for deletion', async ({
      page,
      signInAs,
    }) => {
      await signInAs('client');
      await page.goto('/en/2/documents');
      await attach(page).setInputFiles([
        toFilePayload({ name: 'a.svg', buffer: Buffer.from('<svg/>') }),
      ]);
      await expect(ofQuestion(page).getByRole('alert')).toBeVisible();
      await expectFine(page);
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expectFine(page);
      await openDocuments(page);
      await expectFine(page);
    });
  });

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await readHorizontalOverflow(page);
  expect(overflow).toBe(0);
}
