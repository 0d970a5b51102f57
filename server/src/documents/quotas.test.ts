/** @engine locks, aggregates */
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import type { FileStore } from './stores/fileStore.ts';
import { noQuotas, type Quotas } from './quotas.ts';
import { createDocumentCalls, declaredPdf } from './testing/createDocumentCalls.ts';
import { fileStoreKinds } from './testing/fileStoreKinds.ts';
import { sampleFiles } from './testing/sampleFiles.ts';
import { transferFile } from './testing/transferFile.ts';

const bytes = sampleFiles['application/pdf'];
/** Largest file that the test stores accept. */
const limitBytes = 50_000;

describe.each(fileStoreKinds)('the quota of documents %s', (_kind, open) => {
  let store: { files: FileStore; close: () => Promise<void> };
  let site: TestSite;
  let calls: ReturnType<typeof createDocumentCalls>;
  const quotas: Quotas = { ...noQuotas };
  beforeAll(async () => {
    store = await open();
    site = await openTestSite({ files: store.files, quotas, startsAt: () => new Date() });
    calls = createDocumentCalls(site);
  });
  beforeEach(async () => {
    Object.assign(quotas, noQuotas);
    await site.reset();
  });
  afterAll(async () => {
    await site.close();
    await store.close();
  });

  const sign = (person: 'client' | 'certifier' | 'stranger', id = calls.id()) =>
    site.call(person, 'mediaGetSignedUrl', { id, module: 'documents', ...declaredPdf });
  const refused = (answer: { status: number; error: unknown }) => [answer.status, answer.error];
  const exceeded = (quota: string, limit: number) => [
    409,
    { code: 'quota-exceeded', details: { quota, limit } },
  ];

  it('limits the unsubmitted files of one account; a submitted file is not counted any more', async () => {
    quotas.ownUnsubmittedFiles = 2;
    const first = await calls.upload('client');
    await calls.upload('client');
    expect(refused(await sign('client'))).toEqual(exceeded('own-unsubmitted-files', 2));
    expect((await sign('certifier')).status).toBe(200);
    expect((await calls.submit('client', first.name)).status).toBe(200);
    expect((await sign('client')).status).toBe(200);
  });

  it('counts uploads that were requested without naming a questionnaire', async () => {
    quotas.ownUnsubmittedFiles = 1;
    const signAny = () =>
      site.call('client', 'mediaGetSignedUrl', { module: 'documents', ...declaredPdf });
    expect((await signAny()).status).toBe(200);
    expect(refused(await signAny())).toEqual(exceeded('own-unsubmitted-files', 1));
  });

  it('has room again after uploads that never became documents are cleaned up', async () => {
    quotas.ownUnsubmittedFiles = 1;
    await calls.upload('client');
    expect((await sign('client')).status).toBe(409);
    site.clock.now = new Date(site.clock.now.getTime() + 36 * 60_000);
    await calls.removeLoose();
    expect((await sign('client')).status).toBe(200);
  });

  it('limits the unsubmitted files of all people on an organisation’s questionnaires together', async () => {
    quotas.unsubmittedFiles = 2;
    await sign('client');
    await sign('certifier');
    expect(refused(await sign('client'))).toEqual(exceeded('unsubmitted-files', 2));
    expect(refused(await sign('client', site.world.previous))).toEqual(
      exceeded('unsubmitted-files', 2),
    );
    expect((await sign('stranger', site.world.foreign)).status).toBe(200);
  });

  it('is not exceeded by several uploads that are requested at the same moment', async () => {
    quotas.ownUnsubmittedFiles = 3;
    const asked = await Promise.all(Array.from({ length: 8 }, () => sign('client')));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('limits number and bytes of an organisation’s documents over all its questionnaires', async () => {
    const onPrevious = await calls.upload('client', { onId: site.world.previous });
    await calls.submit('client', onPrevious.name, { id: site.world.previous });
    await calls.attach();
    const [waiting, another] = [await calls.upload('client'), await calls.upload('client')];
    quotas.documents = 3;
    expect((await calls.submit('client', waiting.name)).status).toBe(200);
    expect(refused(await calls.submit('client', another.name))).toEqual(exceeded('documents', 3));
    expect(refused(await sign('client'))).toEqual(exceeded('documents', 3));
    quotas.documents = 100;
    quotas.documentBytes = 4 * bytes.length - 1;
    expect(refused(await calls.submit('client', another.name))).toEqual(
      exceeded('document-bytes', quotas.documentBytes),
    );
    quotas.documentBytes += 1;
    // The upload that the quota has refused can be submitted again.
    expect((await calls.submit('client', another.name)).status).toBe(200);
    expect((await sign('stranger', site.world.foreign)).status).toBe(200);
  });

  it('counts the received bytes of an upload, or the maximum file size if a bucket receives it', async () => {
    const isOwn = site.files.served.by === 'this-server';
    const perUpload = isOwn ? 1000 : limitBytes;
    quotas.ownUnsubmittedBytes = 3 * perUpload;
    const put = async (size: number) => {
      const asked = await sign('client');
      if (asked.status !== 200) return refused(asked);
      const sent = { bytes: Buffer.alloc(size), type: declaredPdf.type };
      const reply = await transferFile(site.app, asked.reply.url, sent);
      return reply.status < 300 ? [200] : [reply.status, JSON.parse(reply.bytes.toString()).error];
    };
    for (let sent = 0; sent < 3; sent += 1) expect(await put(1000)).toEqual([200]);
    expect(await put(1000)).toEqual(exceeded('own-unsubmitted-bytes', quotas.ownUnsubmittedBytes));
  });
});

describe('the quota for bytes that are being uploaded to this server', () => {
  let site: TestSite;
  const quotas: Quotas = { ...noQuotas };
  beforeAll(async () => {
    site = await openTestSite({ quotas });
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const charged = () =>
    site.db.selectFrom('loose_files').select(['byte_count', 'arriving_bytes']).execute();
  const put = (url: string, size: number) =>
    transferFile(site.app, url, { bytes: Buffer.alloc(size), type: declaredPdf.type });

  it('counts each of several simultaneous uploads to one address until that upload has ended', async () => {
    quotas.ownUnsubmittedBytes = 2500;
    const { upload } = createDocumentCalls(site);
    const { url } = await upload('client', { sent: Buffer.alloc(10) });
    const { write } = site.files;
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => (goOn = resolve));
    let begun = 0;
    const bothBegun = new Promise<void>((resolve) => {
      site.files.write = async (...given) => {
        begun += 1;
        if (begun === 2) resolve();
        await waits;
        await write(...given);
      };
    });
    const sendings = [put(url, 1000), put(url, 1000)];
    await bothBegun;
    expect(await charged()).toEqual([{ byte_count: 10, arriving_bytes: 2000 }]);
    expect((await put(url, 1000)).status).toBe(409);
    goOn();
    for (const sending of sendings) expect((await sending).status).toBe(204);
    site.files.write = write;
    expect(await charged()).toEqual([{ byte_count: 1000, arriving_bytes: 0 }]);
  });

  it('does not count bytes that could not be stored because the disk is full', async () => {
    quotas.ownUnsubmittedBytes = 2500;
    const { upload } = createDocumentCalls(site);
    const { url } = await upload('client', { sent: Buffer.alloc(10) });
    const { write } = site.files;
    site.files.write = () =>
      Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    expect((await put(url, 1000)).status).toBeGreaterThanOrEqual(500);
    site.files.write = write;
    expect(await charged()).toEqual([{ byte_count: 10, arriving_bytes: 0 }]);
  });
});
