import { createHash } from 'node:crypto';
import { fileExtensions, fileTypes } from '@cert/shared/domain';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import type { FileStore } from './stores/fileStore.ts';
import { createDocumentCalls } from './testing/createDocumentCalls.ts';
import { fileStoreKinds } from './testing/fileStoreKinds.ts';
import { sampleFiles } from './testing/sampleFiles.ts';
import { transferFile } from './testing/transferFile.ts';

const bytes = sampleFiles['application/pdf'];

describe.each(fileStoreKinds)('documents %s', (_kind, open) => {
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
  const lock = (set: { is_locked?: boolean; is_key_only?: boolean }) =>
    site.db.updateTable('questionnaires').set(set).where('id', '=', calls.id()).execute();

  it.each(fileTypes)(
    'can have the type %s and are downloaded with the same bytes',
    async (type) => {
      const file = { name: `A file.${fileExtensions[type][0]}`, type };
      const { name } = await calls.upload('client', { file, sent: sampleFiles[type] });
      const { status, reply } = await calls.submit('client', name, { file });
      expect(status).toBe(200);
      expect(reply).toMatchObject({
        title: 'Our plan',
        filename: file.name,
        filetype: type,
        size: sampleFiles[type].length,
        questionId: site.world.question('strategy'),
        areaId: site.world.area('brand'),
        uploadedBy: 'Name of client',
      });
      expect((await transferFile(site.app, reply.url)).bytes).toEqual(sampleFiles[type]);
    },
  );

  it('are listed under their question or area, with download addresses for all members', async () => {
    const onQuestion = await calls.attach();
    const onArea = await calls.attach('certifier', {
      entityType: 'area',
      entityId: site.world.area('brand'),
      name: 'More',
    });
    expect(onArea).toMatchObject({ questionId: null, areaId: site.world.area('brand') });
    for (const person of ['client', 'lead'] as const) {
      const [brand, ...others] = await calls.list(person);
      expect(brand).toMatchObject({
        id: site.world.area('brand'),
        title: 'Brand en',
        categorySlug: 'attracting',
        position: 1,
        documents: [{ id: onArea.id }],
      });
      expect(
        brand!.questions.map(({ position, documents }) => [position, documents.length]),
      ).toEqual([
        [1, 1],
        [2, 0],
        [3, 0],
      ]);
      expect(others.flatMap(({ documents }) => documents)).toEqual([]);
      const [listed] = brand!.questions[0]!.documents;
      expect((await transferFile(site.app, listed!.url)).bytes).toEqual(bytes);
    }
    const category = await site.call('client', 'areaCategory', {
      id: calls.id(),
      slug: 'attracting',
      language: 'en',
    });
    expect(category.reply.documents.map((document) => document.id)).toEqual([
      onQuestion.id,
      onArea.id,
    ]);
    const other = { id: calls.id(), slug: 'developing', language: 'en' } as const;
    expect((await site.call('client', 'areaCategory', other)).reply.documents).toEqual([]);
  });

  it('leave an audit row when they are attached, with name, size and SHA-256 of the file', async () => {
    const { id: documentId } = await calls.attach();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await auditOf('questionnaireDocumentSubmit')).toMatchObject([
      {
        account_id: site.world.accounts.client,
        questionnaire_id: calls.id(),
        subject: `document ${documentId}`,
        before: null,
        after: { fileName: 'Plan.pdf', byteCount: bytes.length, sha256 },
      },
    ]);
  });

  it('can be deleted; the next clean-up deletes their file', async () => {
    const document = await calls.attach();
    const [kept] = await site.db.selectFrom('documents').select('stored_name').execute();
    const input = { id: calls.id(), documentId: document.id };
    expect((await site.call('certifier', 'questionnaireDocumentDelete', input)).status).toBe(200);
    expect(await calls.documentsOf('strategy')).toEqual([]);
    await calls.removeLoose();
    expect(await calls.storedNames()).not.toContain(kept!.stored_name);
    expect(await auditOf('questionnaireDocumentDelete')).toMatchObject([
      { subject: `document ${document.id}`, before: { title: 'Our plan' }, after: null },
    ]);
    expect((await site.call('client', 'questionnaireDocumentDelete', input)).status).toBe(404);
  });

  it('can be renamed, which leaves an audit row', async () => {
    const document = await calls.attach();
    const input = { id: calls.id(), documentId: document.id, name: ' Plan for 2027 ' };
    const renamed = await site.call('client', 'questionnaireDocumentRename', input);
    expect(renamed.reply).toMatchObject({ id: document.id, title: 'Plan for 2027' });
    await site.call('client', 'questionnaireDocumentRename', input);
    expect(await calls.documentsOf('strategy')).toMatchObject([
      { title: 'Plan for 2027', filename: 'Plan.pdf' },
    ]);
    expect(await auditOf('questionnaireDocumentRename')).toMatchObject([
      {
        subject: `document ${document.id}`,
        before: { title: 'Our plan' },
        after: { title: 'Plan for 2027' },
      },
    ]);
    await lock({ is_locked: true });
    const refused = await site.call('client', 'questionnaireDocumentRename', input);
    expect([refused.status, refused.error.details]).toEqual([
      409,
      { reason: 'questionnaire-locked' },
    ]);
    const unknown = { ...input, documentId: 999_999 };
    expect((await site.call('client', 'questionnaireDocumentRename', unknown)).status).toBe(404);
  });

  it.each([
    ['invoice\u202Egpj.exe', 'invoice gpj.exe'],
    [' a\u0007b\u2028c\u200F ', 'a b c'],
  ])(
    'are stored without the invisible and direction-changing characters of the title %j',
    async (name, title) => {
      const document = await calls.attach('client', { name });
      expect(document.title).toBe(title);
      const renamed = await site.call('client', 'questionnaireDocumentRename', {
        id: calls.id(),
        documentId: document.id,
        name: `New ${name}`,
      });
      expect(renamed.reply.title).toBe(`New ${title}`);
      const invisible = { id: calls.id(), documentId: document.id, name: '\u202E\u200B' };
      const refused = await site.call('client', 'questionnaireDocumentRename', invisible);
      expect([refused.status, refused.error.details]).toEqual([
        400,
        { fields: { name: 'malformed' } },
      ]);
    },
  );

  it.each([
    ['a locked question', 'frozen', 'question-locked'],
    ['a question that an answer disables', 'reach', 'question-disabled'],
  ])('of %s can be added and deleted by the team only', async (_what, question, reason) => {
    const strategy = site.world.question('strategy');
    const answers = {
      [`question_${strategy}`]: { answerId: site.world.answer('none'), value: true },
    };
    await site.call('client', 'questionnaireAnswersSave', { id: calls.id(), answers });
    const target = { entityId: site.world.question(question) };
    const { status, error } = await calls.submit(
      'client',
      (await calls.upload('client')).name,
      target,
    );
    expect([status, error]).toEqual([409, { code: 'locked', details: { reason } }]);
    const listed = (await calls.list())
      .flatMap((area) => area.questions)
      .find(({ id }) => id === target.entityId);
    expect([listed!.locked, listed!.disabled]).toEqual(
      reason === 'question-locked' ? [1, 0] : [0, 1],
    );
    const { id: documentId } = await calls.attach('certifier', target);
    const input = { id: calls.id(), documentId };
    const refused = await site.call('client', 'questionnaireDocumentDelete', input);
    expect([refused.status, refused.error.details]).toEqual([409, { reason }]);
    expect((await site.call('lead', 'questionnaireDocumentDelete', input)).status).toBe(200);
  });

  it('can be added by the client to a question whose disabling answer is itself disabled', async () => {
    const { db, world } = site;
    const { question, answer } = world;
    await db
      .updateTable('questions')
      .set({
        disabled_on_question_id: question('future'),
        disabled_on_answer_id: answer('yes'),
      })
      .where('key', '=', 'strategy')
      .execute();
    const choose = (key: string, chosen: string) => ({
      [`question_${question(key)}`]: { answerId: answer(chosen), value: true },
    });
    const answers = { ...choose('strategy', 'none'), ...choose('future', 'yes') };
    await site.call('lead', 'questionnaireAnswersSave', { id: calls.id(), answers });
    const { name } = await calls.upload('client');
    const { status } = await calls.submit('client', name, { entityId: question('reach') });
    expect(status).toBe(200);
  });

  it('of an area are refused to the client, but not to the team, while the questionnaire is locked', async () => {
    await lock({ is_locked: true });
    const target = { entityType: 'area', entityId: site.world.area('brand') } as const;
    const { status, error } = await calls.submit(
      'client',
      (await calls.upload('client')).name,
      target,
    );
    expect([status, error.details]).toEqual([409, { reason: 'questionnaire-locked' }]);
    await calls.attach('certifier', target);
  });

  it('of an area that does not count are refused for everybody, and not listed', async () => {
    await lock({ is_key_only: true });
    for (const person of ['client', 'lead'] as const) {
      const { status, error } = await calls.submit(person, (await calls.upload(person)).name);
      expect([status, error.details]).toEqual([409, { reason: 'not-key-area' }]);
    }
    await calls.attach('client', { entityId: site.world.question('tools') });
    expect((await calls.list()).map((area) => area.id)).toEqual([site.world.area('selection')]);
  });
});
