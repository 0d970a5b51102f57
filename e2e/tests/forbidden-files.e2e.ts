import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { fileExtensions, fileTypes } from '@cert/shared/domain';
import { callApi } from '../support/callApi.ts';
import { allowedFiles, createRejectedFiles, getDocumentPath } from '../support/documentFiles.ts';
import { unlockedQuestionnairePath } from '../support/openArea.ts';
import { test } from '../support/test.ts';

const id = Number(unlockedQuestionnairePath.slice(1));
/** Id of an area in the demo data. */
const firstArea = 1;
const pdf = { name: 'plan.pdf', type: 'application/pdf' };
type Sent = { name: string; type: string };

const typeOf = (name: string) =>
  fileTypes.find((type) => fileExtensions[type].some((ending) => name.endsWith(`.${ending}`))) ??
  pdf.type;

const sign = (page: Page, file: Sent) =>
  callApi(page, 'mediaGetSignedUrl', { id, module: 'documents', ...file });

async function put(
  page: Page,
  url: string,
  { data, type = pdf.type }: { data: Buffer; type?: string },
) {
  const reply = await page.request.put(url, { data, headers: { 'content-type': type } });
  return reply.status();
}

const submit = (page: Page, value: string, file: Sent = pdf) =>
  callApi(page, 'questionnaireDocumentSubmit', {
    ...{ id, entityType: 'area', entityId: firstArea, name: 'Smuggled', value, file },
  });

async function attached(page: Page) {
  const { reply } = await callApi(page, 'documentList', { id, language: 'en' });
  return reply.flatMap((area) => [
    ...area.documents,
    ...area.questions.flatMap((one) => one.documents),
  ]);
}

test.beforeEach(({ signInAs }) => signInAs('client'));

test('the server itself refuses forbidden types, empty files, contents of another type, and macros', async ({
  page,
}) => {
  const before = (await attached(page)).map((document) => document.id);
  const { byName, empty, byContent, withMacros } = await createRejectedFiles();
  for (const { name } of byName) {
    const type = typeOf(name);
    expect([name, (await sign(page, { name, type })).status]).toEqual([name, 415]);
  }
  for (const { name, buffer } of [...empty, ...byContent, ...withMacros]) {
    const file = { name, type: typeOf(name) };
    const { reply: upload } = await sign(page, file);
    expect(await put(page, upload.url, { data: buffer, type: file.type })).toBe(204);
    expect([name, (await submit(page, upload.name, file)).status]).toEqual([name, 415]);
    // The server has deleted the rejected upload, so a second attempt finds no file.
    expect([name, (await submit(page, upload.name, file)).status]).toEqual([name, 400]);
  }
  expect((await attached(page)).map((document) => document.id)).toEqual(before);
});

test('the server refuses files that are too large or of another type than their signed URL permits', async ({
  page,
}) => {
  const { tooLarge } = await createRejectedFiles();
  const { reply: upload } = await sign(page, pdf);
  for (const { buffer } of tooLarge)
    expect(await put(page, upload.url, { data: buffer })).toBe(413);
  expect((await submit(page, upload.name)).status).toBe(400);
  const html = Buffer.from('<script>alert(1)</script>');
  expect(await put(page, upload.url, { data: html, type: 'text/html' })).toBe(415);
});

test('a signed URL permits only the upload or download for which it was signed', async ({
  page,
  openVisitor,
  signInAs,
}) => {
  const bytes = await readFile(getDocumentPath(allowedFiles[0]));
  const { reply: own } = await sign(page, pdf);
  expect(await put(page, own.url, { data: bytes })).toBe(204);
  const { reply: document } = await submit(page, own.name);
  const stored = async () => (await page.request.get(document.url)).body();

  await test.step('using the signed URL again after the file was attached changes nothing', async () => {
    await put(page, own.url, { data: Buffer.from('<script>alert(1)</script>') });
    expect(await stored()).toEqual(bytes);
    expect((await submit(page, own.name)).reply.id).toBe(document.id);
  });
  await test.step('a signed URL is valid for one file, one method and a limited time', async () => {
    const { reply: other } = await sign(page, pdf);
    const changed = [
      own.url.replace(own.name, other.name),
      document.url.replace(/\/files\/[^?]+/, `/files/${other.name}`),
      own.url.replace(/expires=(\d+)/, 'expires=9$1'),
    ];
    for (const url of changed) {
      expect([own.url, document.url]).not.toContain(url);
      expect([url, await put(page, url, { data: bytes })]).toEqual([url, 403]);
    }
    expect(await put(page, document.url, { data: bytes })).toBe(403);
    expect((await page.request.get(own.url)).status()).toBe(403);
    expect(await stored()).toEqual(bytes);
  });
  await test.step('a client cannot attach a file that somebody else has uploaded', async () => {
    const certifier = await openVisitor();
    await signInAs('certifier', certifier);
    const { reply: theirs } = await sign(certifier, pdf);
    expect(await put(certifier, theirs.url, { data: bytes })).toBe(204);
    expect((await submit(page, theirs.name)).status).toBe(400);
  });
});
