/** @engine backup */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertQuestionnaire } from './questionnaires/openOrganisationQuestionnaire.ts';
import { addOfficeTestData } from './testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from './testing/openTestOffice.ts';

let office: TestOffice;
let folder: string;
beforeAll(async () => {
  office = await openTestOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keeping-'));
  await office.resetTo(() => addOfficeTestData(office));
});
afterEach(() => rm(folder, { recursive: true }));

const countOrganisations = async () =>
  (await office.db.selectFrom('organisations').select('id').execute()).length;
const idOf = async (table: 'organisations' | 'editions' | 'accounts') =>
  (await office.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;

async function openJadran(): Promise<number> {
  const { id } = await insertQuestionnaire({
    db: office.db,
    organisationId: await idOf('organisations'),
    editionId: await idOf('editions'),
    year: 2026,
    members: [{ accountId: await idOf('accounts'), role: 'client' }],
    originalId: null,
    at: office.clock.now,
  });
  return id;
}

/** Adds a document titled “Plan”, whose file is missing in the store, to a new questionnaire of Jadran. */
async function addDocumentWithoutFile(): Promise<void> {
  const questionnaireId = await openJadran();
  const { id: areaId } = await office.db.selectFrom('areas').select('id').executeTakeFirstOrThrow();
  await office.db
    .insertInto('documents')
    .values({
      questionnaire_id: questionnaireId,
      area_id: areaId,
      question_id: null,
      title: 'Plan',
      file_name: 'plan.pdf',
      file_type: 'application/pdf',
      byte_count: 1,
      sha256: '',
      stored_name: `${'0'.repeat(32)}.pdf`,
      uploaded_by: await idOf('accounts'),
      uploaded_at: office.clock.now,
    })
    .execute();
}

describe('the commands “backup” and “restore”', () => {
  it('restore all organisations into an empty installation, and refuse an installation with data', async () => {
    const archive = join(folder, 'b.tar.gz');
    const written = await office.run(`backup ${archive} --json`);
    expect(written).toMatchObject({ code: 0, json: { file: archive, fileCount: 0 } });
    expect((await office.run(`restore ${archive}`)).errorText).toMatch(/not empty/);
    await office.reset();
    const tried = await office.run(`restore ${archive} --dry-run`);
    expect(tried.text).toMatch(/Restored the state of 2026-11-20T09:00:00.000Z: .*dry run/s);
    expect(await countOrganisations()).toBe(0);
    expect(await office.run(`restore ${archive}`)).toMatchObject({ code: 0 });
    expect(await countOrganisations()).toBe(3);
  });

  it('write no archive in a dry run, and ask for a confirmation before an existing archive is replaced', async () => {
    const archive = join(folder, 'b.tar.gz');
    expect(await office.run(`backup ${archive} --dry-run`)).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toEqual([]);
    await office.run(`backup ${archive}`);
    expect(await office.run(`backup ${archive}`)).toMatchObject({
      code: 1,
      errorText: 'Nothing was changed.',
    });
    expect(await office.run(`backup ${archive} --yes`)).toMatchObject({ code: 0 });
  });

  it('report that the folder for the backup, or the archive to restore, does not exist', async () => {
    const nowhere = join(folder, 'nowhere', 'b.tar.gz');
    expect((await office.run(`backup ${nowhere}`)).errorText).toMatch(/no folder/);
    expect((await office.run(`restore ${nowhere}`)).errorText).toMatch(/no file/);
  });

  it('write the backup, but end with an error that names the documents whose file is missing in the store', async () => {
    await addDocumentWithoutFile();
    const { code, errorText } = await office.run(`backup ${join(folder, 'b.tar.gz')}`);
    expect(code).toBe(1);
    expect(errorText).toMatch(/Document \d+ “Plan”: its file is missing/);
    expect(await readdir(folder)).toEqual(['b.tar.gz']);
  });
});

describe('the command “organisation erase”', () => {
  it('asks for a confirmation, and changes nothing in a dry run', async () => {
    expect(await office.run('organisation erase jadran')).toMatchObject({
      code: 1,
      errorText: 'Nothing was changed.',
    });
    const tried = await office.run('organisation erase jadran --dry-run');
    expect(tried.text).toMatch(/Erased organisation.*Nothing was changed: dry run/s);
    expect(await countOrganisations()).toBe(3);
  });

  it('erases an organisation and its names in the audit trail; a second run finds no such organisation', async () => {
    await openJadran();
    const erased = await office.run('organisation erase jadran --yes --json');
    expect(erased.json).toMatchObject({
      key: 'jadran',
      rowCounts: { organisations: 1, questionnaires: 1, accounts: 1, members: 1 },
    });
    const again = await office.run('organisation erase jadran --yes');
    expect(again).toMatchObject({ code: 1, errorText: expect.stringMatching(/no organisation/) });
    const trail = await office.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(trail)).not.toMatch(/"jadran"|"Jadran"|client@example/);
  });
});

describe('the command “questionnaire export”', () => {
  it('writes the format of the file’s extension, or a subfolder of the given folder; asks before replacing it', async () => {
    await openJadran();
    const json = join(folder, 'j.json');
    const sheets = join(folder, 'j.xlsx');
    expect(await office.run(`questionnaire export jadran 2026 ${json}`)).toMatchObject({ code: 0 });
    expect(
      await office.run(`questionnaire export jadran 2026 ${sheets} --language en`),
    ).toMatchObject({ code: 0 });
    expect(await office.run(`questionnaire export jadran 2026 ${folder}`)).toMatchObject({
      code: 0,
    });
    expect(await readdir(folder)).toEqual(['j.json', 'j.xlsx', 'jadran-2026']);
    expect((await office.run(`questionnaire export jadran 2026 ${folder}`)).errorText).toBe(
      'Nothing was changed.',
    );
    expect(await office.run(`questionnaire export jadran 2026 ${folder} --yes`)).toMatchObject({
      code: 0,
    });
  });

  it('writes the export, but ends with an error that names the documents whose file is missing in the store', async () => {
    await addDocumentWithoutFile();
    const { code, errorText } = await office.run(`questionnaire export jadran 2026 ${folder}`);
    expect(code).toBe(1);
    expect(errorText).toMatch(
      /export is usable.*\nDocument \d+ “Plan”: its file is missing in the store\./,
    );
    expect(await readdir(join(folder, 'jadran-2026'))).toEqual(['documents', 'questionnaire.json']);
  });

  it('refuses an unknown questionnaire, and a file extension that contradicts --format', async () => {
    const json = join(folder, 'j.json');
    const { errorText } = await office.run(`questionnaire export jadran 2026 ${json}`);
    expect(errorText).toBe('There is no questionnaire 2026 of “jadran”.');
    const crossed = await office.run(`questionnaire export jadran 2026 ${json} --format xlsx`);
    expect(crossed.errorText).toMatch(/ends in \.json, and --format says xlsx/);
    expect(await readdir(folder)).toEqual([]);
  });
});
