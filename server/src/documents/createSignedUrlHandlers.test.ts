/** @engine locks */
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { tokenOf } from '../testing/createTestWorld.ts';
import { sha256Hex } from '../sha256Hex.ts';
import { createDocumentCalls, declaredPdf } from './testing/createDocumentCalls.ts';
import { sampleFiles } from './testing/sampleFiles.ts';
import { transferFile } from './testing/transferFile.ts';

let site: TestSite;
let calls: ReturnType<typeof createDocumentCalls>;
beforeAll(async () => {
  site = await openTestSite();
  calls = createDocumentCalls(site);
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const client = () => site.world.accounts.client;

/** Events that invalidate a URL before it expires. */
const ends: [what: string, end: () => Promise<unknown>][] = [
  ['the session is signed out', () => site.call('client', 'userLogout', {})],
  [
    'the account is disabled',
    () =>
      site.db
        .updateTable('accounts')
        .set({ disabled_at: site.clock.now })
        .where('id', '=', client())
        .execute(),
  ],
  [
    'the session is more than seven days old',
    () =>
      site.db
        .updateTable('tokens')
        .set({ created_at: new Date(site.clock.now.getTime() - 8 * 86_400_000) })
        .where('hash', '=', sha256Hex(tokenOf('client')))
        .execute(),
  ],
  [
    'the person was taken off the questionnaire',
    () => site.db.deleteFrom('members').where('account_id', '=', client()).execute(),
  ],
  [
    'the questionnaire is made inactive',
    () => site.db.updateTable('questionnaires').set({ is_inactive: true }).execute(),
  ],
];

describe('the download address of a document', () => {
  it.each(ends)('stops working when %s', async (_what, end) => {
    const { url } = await calls.attach();
    expect((await transferFile(site.app, url)).status).toBe(200);
    await end();
    expect((await transferFile(site.app, url)).status).toBe(403);
  });

  it('stops working when the document is deleted, although its file is still stored', async () => {
    const { url, id: documentId } = await calls.attach();
    const before = await calls.storedNames();
    await site.call('lead', 'questionnaireDocumentDelete', { id: calls.id(), documentId });
    expect(await calls.storedNames()).toEqual(before);
    expect((await transferFile(site.app, url)).status).toBe(403);
  });

  it('keeps working when another person, or another session of the same account, signs out', async () => {
    await site.db
      .insertInto('tokens')
      .values({
        hash: 'another session',
        account_id: client(),
        created_at: site.clock.now,
        used_at: site.clock.now,
      })
      .execute();
    const { url } = await calls.attach();
    await site.call('lead', 'userLogout', {});
    await site.db.deleteFrom('tokens').where('hash', '=', 'another session').execute();
    expect((await transferFile(site.app, url)).status).toBe(200);
  });

  it('of an original questionnaire works for a member of its copy who is not a member of the original', async () => {
    const { name } = await calls.upload('client', { onId: site.world.previous });
    await calls.submit('client', name, { id: site.world.previous });
    await site.db
      .updateTable('questionnaires')
      .set({ original_id: site.world.previous })
      .where('id', '=', site.world.questionnaire)
      .execute();
    await site.db
      .deleteFrom('members')
      .where('questionnaire_id', '=', site.world.previous)
      .execute();
    const input = { id: calls.id(), slug: 'attracting', language: 'en' } as const;
    const { previousDocuments } = (await site.call('client', 'areaCategory', input)).reply;
    expect(previousDocuments).toHaveLength(1);
    expect((await transferFile(site.app, previousDocuments[0]!.url)).status).toBe(200);
  });

  it('contains neither the session token nor its hash', async () => {
    const { url } = await calls.attach();
    expect(url).not.toContain(tokenOf('client'));
    expect(url).not.toContain(sha256Hex(tokenOf('client')));
  });
});

describe('the upload address of a file', () => {
  const file = {
    bytes: sampleFiles[declaredPdf.type as 'application/pdf'],
    type: declaredPdf.type,
  };
  const sign = async () =>
    (
      await site.call('client', 'mediaGetSignedUrl', {
        id: calls.id(),
        module: 'documents',
        ...declaredPdf,
      })
    ).reply;

  it.each(ends)('stops working when %s', async (_what, end) => {
    const { url } = await sign();
    expect((await transferFile(site.app, url, file)).status).toBe(204);
    await end();
    expect((await transferFile(site.app, url, file)).status).toBe(403);
  });

  it('stops working when the document is created, and a file that arrives later is dropped', async () => {
    const { url, name } = await calls.upload('client');
    const { write } = site.files;
    // The second upload has started when the first one is submitted.
    site.files.write = async (storedName, sent) => {
      site.files.write = write;
      expect((await calls.submit('client', name)).status).toBe(200);
      await write(storedName, sent);
    };
    expect((await transferFile(site.app, url, file)).status).toBe(403);
    expect((await transferFile(site.app, url, file)).status).toBe(403);
    expect(await calls.storedNames()).not.toContain(name);
  });

  it('stops working when the clean-up has removed the upload', async () => {
    const { url, name } = await sign();
    await site.db.updateTable('loose_files').set({ remove_after: site.clock.now }).execute();
    await calls.removeLoose();
    expect((await transferFile(site.app, url, file)).status).toBe(403);
    expect(await calls.storedNames()).not.toContain(name);
  });
});
