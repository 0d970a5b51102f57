/** @engine upserts, json */
import { join } from 'node:path';
import type { DatabaseConnections } from '../../database/connect.ts';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { InvalidContentError } from '../contentIssue.ts';
import { readEdition } from '../reading/readEdition.ts';
import type { ContentEdition } from '../schema/edition.ts';
import {
  smallCategoryYaml,
  realContentFolder,
  writeContent,
  writeEdition,
} from '../testing/writeContent.ts';
import { importContentFolder, importEdition } from './importEdition.ts';

const now = () => new Date('2026-11-20T09:00:00Z');

let connection: DatabaseConnections;

beforeAll(async () => {
  connection = await openTestDatabase();
});

beforeEach(() => emptyDatabase(connection.db));

afterAll(() => connection.close());

async function smallEdition(category = smallCategoryYaml): Promise<ContentEdition> {
  const { edition } = await readEdition(await writeEdition({ '1-attracting.yaml': category }));
  return edition!;
}

async function countRows() {
  const { db } = connection;
  const tables = ['editions', 'categories', 'areas', 'questions', 'answers', 'audit_log'] as const;
  const counts = tables.map(async (table) => {
    const rows = await db.selectFrom(table).select('id').execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe('an import of an edition', () => {
  it('stores the whole edition in the order of its file, and links questions to disabling answers', async () => {
    const { db } = connection;
    const imported = await importEdition({ db, edition: await smallEdition(), now });
    expect(imported).toMatchObject({ key: 'small', isNew: true, questionCount: 2 });
    const questions = await db.selectFrom('questions').selectAll().orderBy('position').execute();
    const answers = await db.selectFrom('answers').selectAll().execute();
    const never = answers.find(({ key }) => key === 'not-at-all')!;
    expect(questions).toMatchObject([
      { key: 'strategy', position: 1, scoring: { kind: 'single' }, disabled_on_answer_id: null },
      {
        key: 'feedback',
        position: 2,
        title: { hr: 'Koliki udio?', sr: 'Koliki udeo?', en: 'What share?' },
        disabled_on_question_id: never.question_id,
        disabled_on_answer_id: never.id,
        benchmark: { unit: { en: '%' } },
      },
    ]);
  });

  it('stores nothing if the same content is stored already, and returns isNew as false', async () => {
    const { db } = connection;
    const first = await importEdition({ db, edition: await smallEdition(), now });
    const before = await countRows();
    const laidOutAnew = smallCategoryYaml.replace(
      'title: { hr: Brend, sr: Brend poslodavca, en: Brand }',
      'title:\n      en: Brand\n      hr: Brend\n      sr: Brend poslodavca',
    );
    const second = await importEdition({ db, edition: await smallEdition(laidOutAnew), now });
    expect(second).toEqual({ ...first, isNew: false });
    expect(await countRows()).toEqual(before);
  });

  it('stores changed content as a new edition, and keeps the old edition unchanged', async () => {
    const { db } = connection;
    const first = await importEdition({ db, edition: await smallEdition(), now });
    const changed = await smallEdition(smallCategoryYaml.replace('mark: 3', 'mark: 2.5'));
    const second = await importEdition({ db, edition: changed, now });
    expect(second.isNew).toBe(true);
    expect(second.editionId).not.toBe(first.editionId);
    const marks = await db
      .selectFrom('answers')
      .select('mark')
      .where('key', '=', 'by-plan')
      .execute();
    expect(marks.map(({ mark }) => mark).sort()).toEqual([2.5, 3]);
  });

  it('stores nothing if it fails midway', async () => {
    const { db } = connection;
    const edition = await smallEdition();
    const [category] = edition.categories;
    const broken = { ...edition, categories: [category!, category!] };
    await expect(importEdition({ db, edition: broken, now })).rejects.toThrow();
    expect(Object.values(await countRows()).every((count) => count === 0)).toBe(true);
  });

  it('stores nothing if the content folder has an issue, and reports this issue', async () => {
    const { db } = connection;
    const contentFolder = await writeContent({
      '1-attracting.yaml': smallCategoryYaml.replace('mark: 3', 'mark: 4'),
    });
    const spellingFolder = join(realContentFolder, 'spelling');
    const failure = importContentFolder({ db, contentFolder, spellingFolder, now });
    await expect(failure).rejects.toThrow(InvalidContentError);
    await expect(failure).rejects.toThrow(
      /has 1 issue;.*\n.*1-attracting\.yaml:23 .*by-plan\/mark: a mark is one of/,
    );
    expect(Object.values(await countRows()).every((count) => count === 0)).toBe(true);
  });
});
