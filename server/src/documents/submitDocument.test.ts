/** @engine locks, upserts */
import { createHash } from 'node:crypto';
import type { FileIssue, FileType } from '@cert/shared/domain';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import type { FileStore } from './stores/fileStore.ts';
import { createDocumentCalls, declaredPdf } from './testing/createDocumentCalls.ts';
import { readEncryptedPdf } from './testing/readEncryptedPdf.ts';
import { fileStoreKinds } from './testing/fileStoreKinds.ts';
import { packZip } from './testing/packZip.ts';
import {
  createOfficeArchive,
  createCompoundFile,
  createOfficeContentTypes,
  sampleFiles,
} from './testing/sampleFiles.ts';
import { transferFile } from './testing/transferFile.ts';

const bytes = sampleFiles['application/pdf'];
const types = {
  name: '[Content_Types].xml',
  bytes: createOfficeContentTypes('wordprocessingml.document'),
};

describe.each(fileStoreKinds)('submitted documents %s', (_kind, open) => {
  let store: { files: FileStore; close: () => Promise<void> };
  let site: TestSite;
  let calls: ReturnType<typeof createDocumentCalls>;
  beforeAll(async () => {
    store = await open();
    site = await openTestSite({ files: store.files, startsAt: () => new Date() });
    calls = createDocumentCalls(site);
  });
  beforeEach(() => site.reset());
  afterAll(async () => {
    await site.close();
    await store.close();
  });

  const auditOf = (action: string) =>
    site.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute();

  it('keep the checked bytes, even if another file is uploaded to the same address later', async () => {
    const { url, name } = await calls.upload('client');
    const { reply } = await calls.submit('client', name);
    const other = { bytes: Buffer.from('<script>'), type: declaredPdf.type };
    // An external store accepts a second upload to the same URL; this server refuses it, because the upload is
    // consumed.
    const { status } = await transferFile(site.app, url, other);
    expect(status).toBe(site.files.served.by === 'store' ? 200 : 403);
    expect((await transferFile(site.app, reply.url)).bytes).toEqual(bytes);
    site.clock.now = new Date(Date.now() + 601_000);
    await calls.removeLoose();
    expect(await calls.storedNames()).not.toContain(name);
    expect(
      (await transferFile(site.app, (await calls.documentsOf('strategy'))[0]!.url)).status,
    ).not.toBe(404);
  });

  it('contain the last of two files that were uploaded to the same address', async () => {
    const { url, name } = await calls.upload('client', { sent: Buffer.from('not yet') });
    await transferFile(site.app, url, { bytes, type: declaredPdf.type });
    expect((await calls.submit('client', name)).reply.size).toBe(bytes.length);
  });

  it('are created once, however often the same upload is submitted', async () => {
    const { name } = await calls.upload('client');
    const first = await calls.submit('client', name);
    const second = await calls.submit('client', name);
    expect(second.reply.id).toBe(first.reply.id);
    const { name: other } = await calls.upload('client');
    const concurrent = await Promise.all([1, 2, 3, 4].map(() => calls.submit('client', other)));
    expect(concurrent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(concurrent.map(({ reply }) => reply.id)).size).toBe(1);
    expect(await calls.documentsOf('strategy')).toHaveLength(2);
    expect(await auditOf('questionnaireDocumentSubmit')).toHaveLength(2);
  });

  it('are returned to both of two simultaneous submissions of the same upload', async () => {
    const { name } = await calls.upload('client');
    let overtaking: Awaited<ReturnType<typeof calls.submit>> | undefined;
    const read = jest.spyOn(site.files, 'read').mockImplementationOnce(async (asked) => {
      overtaking = await calls.submit('client', name);
      return site.files.read(asked);
    });
    const overtaken = await calls.submit('client', name);
    read.mockRestore();
    expect([overtaken.status, overtaken.reply.id]).toEqual([200, overtaking?.reply.id]);
    expect(await calls.documentsOf('strategy')).toHaveLength(1);
  });

  it('are returned again for a repeated submission, even after a new title and a lock of the questionnaire', async () => {
    const { name } = await calls.upload('client');
    const { reply: made } = await calls.submit('client', name);
    await site.call('lead', 'questionnaireDocumentRename', {
      id: calls.id(),
      documentId: made.id,
      name: 'Renamed',
    });
    await site.db.updateTable('questionnaires').set({ is_locked: true }).execute();
    const repeats: Parameters<typeof calls.submit>[2][] = [
      {},
      { name: 'Another title' },
      { file: { name: 'Other.pdf', type: 'application/pdf' } },
      { entityType: 'area', entityId: site.world.area('brand') },
    ];
    for (const given of repeats) {
      const { status, reply } = await calls.submit('client', name, given);
      expect([status, reply.id, reply.title, reply.questionId]).toEqual([
        200,
        made.id,
        'Renamed',
        site.world.question('strategy'),
      ]);
    }
    expect((await calls.submit('certifier', name)).error.details).toEqual({
      fields: { value: 'unknown' },
    });
    expect(await auditOf('questionnaireDocumentSubmit')).toHaveLength(1);
  });

  it('stay deleted when a late repetition of the submission arrives', async () => {
    const { name } = await calls.upload('client');
    const { reply } = await calls.submit('client', name);
    const input = { id: calls.id(), documentId: reply.id };
    await site.call('client', 'questionnaireDocumentDelete', input);
    expect((await calls.submit('client', name)).error.details).toEqual({
      fields: { value: 'unknown' },
    });
  });

  it.each(['before', 'after'] as const)(
    'are created by a repeated call if the first call failed %s storing the file',
    async (moment) => {
      const { name } = await calls.upload('client');
      const { write } = store.files;
      store.files.write = async (storedName, sent) => {
        if (moment === 'after') await write(storedName, sent);
        throw new Error('the power is gone');
      };
      const interrupted = await calls.submit('client', name);
      store.files.write = write;
      expect(interrupted.status).toBe(500);
      expect(await calls.documentsOf('strategy')).toEqual([]);
      const { status, reply } = await calls.submit('client', name);
      expect(status).toBe(200);
      expect((await transferFile(site.app, reply.url)).bytes).toEqual(bytes);
      site.clock.now = new Date(Date.now() + 3_600_000);
      await calls.removeLoose();
      const [kept] = await site.db.selectFrom('documents').select('stored_name').execute();
      expect(await calls.storedNames()).toContain(kept!.stored_name);
      expect(await site.db.selectFrom('loose_files').selectAll().execute()).toEqual([]);
    },
  );

  it('are created once, with the checked bytes, when another file is uploaded and submitted meanwhile', async () => {
    const { url, name } = await calls.upload('client');
    const { write } = store.files;
    let others: Promise<unknown> | undefined;
    // While the first call is storing the checked bytes, other bytes are uploaded and submitted, too.
    store.files.write = async (storedName, sent) => {
      store.files.write = write;
      const longer = Buffer.concat([bytes, Buffer.from('%%EOF')]);
      await transferFile(site.app, url, { bytes: longer, type: declaredPdf.type });
      others = calls.submit('client', name);
      await others;
      await write(storedName, sent);
    };
    const first = await calls.submit('client', name);
    const second = (await others) as typeof first;
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.reply.id).toBe(second.reply.id);
    const [kept] = await site.db.selectFrom('documents').selectAll().execute();
    const served = (await transferFile(site.app, first.reply.url)).bytes;
    expect(createHash('sha256').update(served).digest('hex')).toBe(kept!.sha256);
  });

  it('are created only from the caller’s own upload for this questionnaire', async () => {
    const own = await calls.upload('client');
    const colleagues = await calls.upload('certifier');
    const elsewhere = await calls.upload('client', { onId: site.world.previous });
    const strangers = await calls.upload('stranger', { onId: site.world.foreign });
    const { id: documentId } = await calls.attach();
    const kept = await site.db.selectFrom('documents').select('stored_name').execute();
    expect(kept).toHaveLength(1);
    const foreign = [colleagues, elsewhere, strangers].map(({ name }) => name);
    for (const value of [...foreign, kept[0]!.stored_name, '../../etc/passwd', `${own.name}x`]) {
      const { status, error } = await calls.submit('client', value);
      expect([value, status, error.details]).toEqual([
        value,
        400,
        { fields: { value: 'unknown' } },
      ]);
    }
    const deletions = [
      ['stranger', site.world.foreign, 404],
      ['client', site.world.previous, 404],
    ] as const;
    for (const [person, onId, expected] of deletions) {
      const input = { id: onId, documentId };
      const { status } = await site.call(person, 'questionnaireDocumentDelete', input);
      expect(status).toBe(expected);
    }
    expect(await calls.documentsOf('strategy')).toHaveLength(1);
  });

  it('can be created once from an upload that was requested without naming a questionnaire', async () => {
    const named = { module: 'documents', ...declaredPdf } as const;
    const { reply } = await site.call('client', 'mediaGetSignedUrl', named);
    const { status } = await transferFile(site.app, reply.url, { bytes, type: declaredPdf.type });
    expect([200, 204]).toContain(status);
    expect((await calls.submit('certifier', reply.name)).status).toBe(400);
    expect((await calls.submit('client', reply.name)).status).toBe(200);
    // The upload is consumed, so it cannot become a document of another questionnaire as well.
    const elsewhere = await calls.submit('client', reply.name, { id: site.world.previous });
    expect(elsewhere.error.details).toEqual({ fields: { value: 'unknown' } });
  });

  it('need an upload address, which only members of the questionnaire get', async () => {
    const named = { module: 'documents', ...declaredPdf } as const;
    for (const id of [site.world.foreign, 999_999]) {
      const { status, error } = await site.call('client', 'mediaGetSignedUrl', { id, ...named });
      expect([status, error]).toEqual([404, { code: 'not-found' }]);
    }
    await site.db
      .deleteFrom('members')
      .where('account_id', '=', site.world.accounts.stranger)
      .execute();
    expect((await site.call('stranger', 'mediaGetSignedUrl', named)).status).toBe(403);
    expect((await site.call(null, 'mediaGetSignedUrl', named)).status).toBe(401);
  });

  it('are refused if no file has arrived or if the upload is too old', async () => {
    const { reply } = await site.call('client', 'mediaGetSignedUrl', {
      id: calls.id(),
      module: 'documents',
      ...declaredPdf,
    });
    const missing = await calls.submit('client', reply.name);
    expect([missing.status, missing.error.details]).toEqual([
      400,
      { fields: { value: 'missing' } },
    ]);
    await transferFile(site.app, reply.url, { bytes, type: declaredPdf.type });
    await site.db
      .updateTable('loose_files')
      .set({ remove_after: new Date(site.clock.now.getTime() - 1) })
      .execute();
    const late = await calls.submit('client', reply.name);
    expect([late.status, late.error.details]).toEqual([400, { fields: { value: 'unknown' } }]);
  });

  it.each<[string, typeof declaredPdf, Uint8Array]>([
    ['an empty file', declaredPdf, Buffer.alloc(0)],
    ['a PNG called .pdf', declaredPdf, sampleFiles['image/png']],
    [
      'HTML called .png',
      { name: 'a.png', type: 'image/png' },
      Buffer.from('<html><script>alert(1)</script></html>'),
    ],
    [
      'SVG called .png',
      { name: 'a.png', type: 'image/png' },
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'a Word file called .xls',
      { name: 'a.xls', type: 'application/vnd.ms-excel' },
      sampleFiles['application/msword'],
    ],
    ['a PDF that is cut off', declaredPdf, bytes.subarray(0, 40)],
  ])('are not created from %s, and the file is deleted', async (_what, file, sent) => {
    const { name } = await calls.upload('client', { file, sent });
    const { status, error } = await calls.submit('client', name, { file });
    expect([status, error.code]).toEqual([415, 'wrong-file-type']);
    expect(await calls.storedNames()).not.toContain(name);
    expect(
      (await calls.list()).flatMap((area) => area.questions.flatMap((q) => q.documents)),
    ).toEqual([]);
  });

  it.each<[string, { name: string; sent: Uint8Array; reason: FileIssue }]>([
    [
      'a Word document with macros',
      { name: 'a.docx', sent: createOfficeArchive(macroTypes()), reason: 'macros' },
    ],
    [
      'a Word document with a part for macros',
      {
        name: 'a.docx',
        sent: packZip([types, { name: 'word/vbaProject.bin', bytes: Buffer.from('x') }]),
        reason: 'macros',
      },
    ],
    [
      'an old spreadsheet with macros',
      { name: 'a.xls', sent: createCompoundFile('Workbook', 'VBA/dir'), reason: 'macros' },
    ],
    [
      'a PDF that needs a password',
      { name: 'a.pdf', sent: readEncryptedPdf('user-r6.pdf'), reason: 'encrypted' },
    ],
    [
      'a Word document with false sizes in its headers',
      {
        name: 'a.docx',
        sent: packZip([{ ...types, local: { unpackedBytes: 1 } }]),
        reason: 'damaged',
      },
    ],
  ])('are not created from %s, and the reply says why', async (_what, { name, sent, reason }) => {
    const file = { name, type: typeOfEnding(name) };
    const { name: value } = await calls.upload('client', { file, sent });
    const { status, error } = await calls.submit('client', value, { file });
    expect([status, error]).toEqual([415, { code: 'wrong-file-type', details: { reason } }]);
    expect(await calls.storedNames()).not.toContain(value);
  });

  it('can be PDFs whose password only restricts printing or changes', async () => {
    const { name } = await calls.upload('client', { sent: readEncryptedPdf('owner-r6.pdf') });
    expect((await calls.submit('client', name)).status).toBe(200);
  });

  it('are not created from a file over the size limit, even if the store has accepted it', async () => {
    const { name } = await calls.upload('client');
    await store.files.write(name, Buffer.concat([bytes, Buffer.alloc(store.files.limitBytes)]));
    const { status, error } = await calls.submit('client', name);
    expect([status, error.code]).toEqual([413, 'too-large']);
    expect(await calls.storedNames()).not.toContain(name);
  });

  it.each([
    { name: 'a.pdf.exe', type: 'application/pdf' },
    { name: 'a.html', type: 'text/html' },
    { name: 'a.svg', type: 'image/svg+xml' },
    { name: 'a.pdf', type: 'application/x-msdownload' },
    { name: 'a.png', type: 'application/pdf' },
    { name: '\u0007.pdf', type: 'application/pdf' },
  ])(
    'are refused, like their upload addresses, for the declared name and type %j',
    async (file) => {
      const asked = await site.call('client', 'mediaGetSignedUrl', {
        id: calls.id(),
        module: 'documents',
        ...file,
      });
      expect([asked.status, asked.error.code]).toEqual([415, 'wrong-file-type']);
      const { name } = await calls.upload('client');
      const { status, error } = await calls.submit('client', name, { file });
      expect([status, error.code]).toEqual([415, 'wrong-file-type']);
    },
  );

  it.each([
    ['../../secret/Plan.pdf', 'Plan.pdf'],
    ['a\r\nb\u0007.pdf', 'a b.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('get a cleaned file name for the declared name %j', async (name, filename) => {
    const file = { ...declaredPdf, name };
    expect(await calls.attach('client', { file })).toMatchObject({ filename });
  });

  it('can be attached only to questions and areas of the questionnaire', async () => {
    const { name } = await calls.upload('client');
    for (const entityType of ['question', 'area'] as const) {
      const { status, error } = await calls.submit('client', name, {
        entityType,
        entityId: 999_999,
      });
      expect([status, error.details]).toEqual([400, { fields: { entityId: 'unknown' } }]);
    }
  });
});

function macroTypes(): Buffer {
  const contentType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  return Buffer.from(`<Types><Override ContentType="${contentType}"/></Types>`);
}

function typeOfEnding(name: string): FileType {
  if (name.endsWith('.pdf')) return 'application/pdf';
  return name.endsWith('.xls')
    ? 'application/vnd.ms-excel'
    : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
}
