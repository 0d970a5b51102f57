/** @engine isolation, types */
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import readExcelFile from 'read-excel-file/node';
import type { DatabaseConnections } from '../database/connect.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { FileStore } from '../documents/stores/fileStore.ts';
import { createEditionCache } from '../editions/createEditionCache.ts';
import { createTestWorld, type TestWorldIds } from '../testing/createTestWorld.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestFileStore } from '../testing/openTestFileStore.ts';
import { eraseOrganisation } from './eraseOrganisation.ts';
import type { ExportedQuestionnaire } from './exportedQuestionnaire.ts';
import { readExportedQuestionnaire } from './readExportedQuestionnaire.ts';
import { fillQuestionnaire } from './testing/fillQuestionnaire.ts';
import { writeExport } from './writeExport.ts';

const at = new Date('2026-11-20T09:00:00Z');
const marker = 'zmajevgnijezdo';
const readEdition = createEditionCache({ product: 'Testmark', provider: 'Testers' });

let connection: DatabaseConnections;
let files: FileStore;
let closeFiles: () => Promise<void>;
let folder: string;
let world: TestWorldIds;

beforeAll(async () => {
  connection = await openTestDatabase();
  ({ files, close: closeFiles } = await openTestFileStore());
  folder = await mkdtemp(join(tmpdir(), 'cert-export-'));
  const { db } = connection;
  world = await createTestWorld(db, () => at);
  const { accounts } = world;
  const common = { db, files, world, teamIds: [accounts.certifier, accounts.lead] as const, at };
  await fillQuestionnaire({
    ...common,
    questionnaireId: world.questionnaire,
    clientId: accounts.client,
    marker,
  });
  await fillQuestionnaire({
    ...common,
    questionnaireId: world.foreign,
    clientId: accounts.stranger,
    marker: 'susjednakuća',
  });
  await db
    .updateTable('organisations')
    .set({ type_id: 3, category_id: 6, category_ids: [6, 12], countries: ['hr', 'si'] })
    .where('key', '=', 'jadran')
    .execute();
});
afterAll(async () => {
  await connection.close();
  await closeFiles();
  await rm(folder, { recursive: true });
});

const read = (key: string, year: number) =>
  inTransaction(connection.db, (trx) =>
    readExportedQuestionnaire({ trx, key, year, language: 'hr', readEdition, at }),
  );
const exported = async (): Promise<ExportedQuestionnaire> => (await read('jadran', 2026))!;

describe('an export of a questionnaire', () => {
  it('contains every table that an erasure empties', async () => {
    const { tables } = await exported();
    let erasedTables: string[] = [];
    const ending = new Error('taken back');
    const erasing = inTransaction(connection.db, async (trx) => {
      const erased = await eraseOrganisation({ trx, key: 'jadran', at });
      erasedTables = Object.keys(erased!.rowCounts);
      throw ending;
    });
    await expect(erasing).rejects.toBe(ending);
    expect(Object.keys(tables).sort()).toEqual(erasedTables.sort());
    expect(Object.values(tables).every((rows) => rows.length > 0)).toBe(true);
  });

  it('shows every question in order, with its answer in words', async () => {
    const { questions } = await exported();
    expect(questions.map(({ question }) => question)).toContain('Strategy hr');
    const byTitle = (title: string) => questions.find(({ question }) => question === title);
    expect(byTitle('Strategy hr')).toMatchObject({
      category: 'Attracting Testmark 2026 hr',
      area: 'Brand hr',
      kind: 'single-choice',
      shown: [`Plan hr – @${marker}`],
      answers: [{ answer: 'Plan hr', value: true, additional: `@${marker}` }],
      comment: `=1+1 ${marker}`,
      isMarked: true,
    });
    expect(byTitle('Tools hr')?.answers).toMatchObject([{ answer: 'Tests hr', value: true }]);
    expect(byTitle('Reach hr')?.answers).toMatchObject([{ value: 12, unit: '% hr' }]);
    expect(byTitle('Frozen hr')?.answers).toEqual([]);
  });

  it('contains a name or text beside each id', async () => {
    const { tables } = await exported();
    expect(tables.certifier_grades).toEqual([
      expect.objectContaining({
        grade: 2,
        shown: { area_id: 'Brand hr', account_id: 'Name of certifier' },
      }),
    ]);
    expect(tables.members.map(({ shown }) => shown.account_id)).toHaveLength(4);
    expect(tables.accounts.map(({ email }) => email)).toEqual(['client@example.com']);
    expect(tables.responses[0]?.saved_at).toBe('2026-11-20T09:00:00.000123+00:00');
  });

  it('shows type, industries and countries of the organisation in words', async () => {
    const [organisation] = (await exported()).tables.organisations;
    expect(organisation?.shown).toEqual({
      type_id: 'Državno poduzeće',
      category_id: 'Trgovina',
      category_ids: 'Trgovina, Mediji',
      countries: 'Hrvatska, Slovenija',
    });
  });

  it('contains no password hash or other secret, and no data of other organisations', async () => {
    const text = JSON.stringify(await exported());
    expect(text).not.toMatch(/argon2|password_hash|"hash"|susjednakuća|stranger|Sava/);
  });

  it('is undefined for an unknown year or organisation', async () => {
    expect(await read('jadran', 2019)).toBeUndefined();
    expect(await read('nobody', 2026)).toBeUndefined();
  });
});

describe('a written export', () => {
  it('to a folder contains the documents’ files, is private, and replaces an earlier export', async () => {
    const path = join(folder, 'new', 'jadran-2026');
    const target = { kind: 'folder', path, format: 'json' } as const;
    const data = await exported();
    expect(await writeExport({ exported: data, target, files })).toEqual({
      fileCount: 1,
      faults: [],
    });
    expect(JSON.parse(await readFile(join(path, 'questionnaire.json'), 'utf8'))).toEqual(data);
    const [name, ...others] = await readdir(join(path, 'documents'));
    expect([name, others]).toEqual([expect.stringMatching(/^\d+-_zmajevgnijezdo\.pdf$/), []]);
    expect(await readFile(join(path, 'documents', name!), 'utf8')).toBe(`file of ${marker}`);
    expect((await stat(path)).mode & 0o077).toBe(0);
    // Exports a second time to the same target.
    const { faults } = await writeExport({
      exported: data,
      target,
      files: { read: async () => undefined },
    });
    expect(faults).toMatchObject([{ title: `Title ${marker}`, fault: 'missing in the store' }]);
    expect(await readdir(join(path, 'documents'))).toEqual([]);
    expect(await readdir(join(folder, 'new'))).toEqual(['jadran-2026']);
  });

  it('as a workbook has all sheets, and texts as users have written them', async () => {
    const path = join(folder, 'jadran.xlsx');
    await writeExport({
      exported: await exported(),
      target: { kind: 'file', path, format: 'xlsx' },
      files,
    });
    const sheets = await readExcelFile(path);
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Organisation',
      'Answers',
      'Grades',
      'Comments',
      'Intro questions',
      'Documents',
      'Report texts',
    ]);
    const cells = sheets.flatMap(({ data }) => data.flat());
    expect(cells).toEqual(expect.arrayContaining([12, 'Državno poduzeće', 'Trgovina, Mediji']));
    expect(cells).toContain(`=1+1 ${marker}`);
    const answers = sheets.find(({ sheet }) => sheet === 'Answers')!.data;
    expect(answers).toHaveLength(1 + (await exported()).questions.length);
    expect(answers.find((row) => row[2] === 'Strategy hr')?.[4]).toBe(`Plan hr – @${marker}`);
    for (const { sheet, data } of sheets.slice(2)) {
      const texts = data.flat().map(String).join();
      expect({ sheet, texts }).toEqual({
        sheet,
        texts: expect.stringMatching(sheet === 'Grades' ? /Name of lead/ : marker),
      });
    }
  });
});
