import { join } from 'node:path';
import { areaPercentage, decideCertificate } from '@cert/shared/domain';
import type { Connection } from '../database/connect.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestFiles } from '../testing/openTestFiles.ts';
import { prepareDemoWorld } from './demoWorld.ts';
import { resetDemoWorld } from './resetDemoWorld.ts';

const contentFolder = join(__dirname, '..', '..', '..', 'content');
const now = () => new Date('2026-11-20T09:00:00Z');

let connection: Connection;
let files: Awaited<ReturnType<typeof openTestFiles>>;
let said: string[];
const preparation = () => ({
  db: connection.db,
  files: files.files,
  contentFolder,
  now,
  log: (sentence: string) => said.push(sentence),
});

beforeEach(async () => {
  connection = await openTestDatabase();
  files = await openTestFiles();
  said = [];
});

afterEach(async () => {
  await connection.close();
  await files.close();
});

/** What stands in the demo's questionnaires, without ids and times. */
async function readWorld() {
  const { db } = connection;
  const responses = await db
    .selectFrom('responses as r')
    .innerJoin('questionnaires as q', 'q.id', 'r.questionnaire_id')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .leftJoin('questions', 'questions.id', 'r.question_id')
    .leftJoin('answers', 'answers.id', 'r.answer_id')
    .select(['o.key', 'q.year', 'questions.key as question', 'answers.key as answer', 'r.value'])
    .orderBy('o.key')
    .orderBy('q.year')
    .orderBy('r.form_key')
    .execute();
  const finals = await db
    .selectFrom('final_grades as f')
    .innerJoin('questionnaires as q', 'q.id', 'f.questionnaire_id')
    .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
    .innerJoin('areas', 'areas.id', 'f.area_id')
    .select(['o.title', 'q.year', 'f.grade', 'areas.min_grade'])
    .execute();
  return { responses, finals };
}

function finalsOf(world: Awaited<ReturnType<typeof readWorld>>, title: string, year: number) {
  return world.finals.filter((row) => row.title === title && row.year === year);
}

describe('the demo world', () => {
  it('holds a year that missed the certificate, an open one and a passed one', async () => {
    await prepareDemoWorld(preparation());
    const world = await readWorld();
    const decided = (title: string, year: number) =>
      decideCertificate(
        finalsOf(world, title, year).map((row) => ({
          minGrade: row.min_grade,
          final: row.grade as 2,
        })),
      );
    expect(areaPercentage(finalsOf(world, 'Jadran Foods', 2025).map((row) => row.grade as 2))).toBe(
      71,
    );
    expect(decided('Jadran Foods', 2025)).toBe('not-passed');
    expect(decided('Jadran Foods', 2026)).toBe('not-decided');
    expect(decided('Sava Energy', 2026)).toBe('passed');
  });

  it('answers last year whole and this year in part', async () => {
    await prepareDemoWorld(preparation());
    const { responses } = await readWorld();
    const questions = await connection.db.selectFrom('questions').select('key').execute();
    const answered = (year: number) =>
      new Set(
        responses
          .filter((row) => row.key === 'jadran-foods' && row.year === year)
          .map(({ question }) => question),
      );
    expect(answered(2025).size).toBe(questions.length);
    expect(answered(2026).size).toBeGreaterThan(questions.length / 2);
    expect(answered(2026).size).toBeLessThan(questions.length);
  });

  it('has a team whose own grades led to the final ones', async () => {
    await prepareDemoWorld(preparation());
    const rows = await connection.db
      .selectFrom('certifier_grades as c')
      .innerJoin('final_grades as f', (join) =>
        join
          .onRef('f.questionnaire_id', '=', 'c.questionnaire_id')
          .onRef('f.area_id', '=', 'c.area_id'),
      )
      .select(['c.grade as own', 'f.grade as final'])
      .execute();
    expect(rows).toHaveLength(2 * 4 * 3);
    expect(rows.every(({ own, final }) => Math.abs(own - final) <= 0.5)).toBe(true);
    expect(rows.some(({ own, final }) => own !== final)).toBe(true);
  });

  it('is kept as people left it when it is prepared again', async () => {
    await prepareDemoWorld(preparation());
    const { db } = connection;
    await db.updateTable('accounts').set({ name: 'Iva Novak' }).where('id', '=', 1).execute();
    await db.deleteFrom('responses').where('form_key', 'like', 'question_comments_%').execute();
    const left = await readWorld();
    said = [];
    await prepareDemoWorld(preparation());
    expect(said).toEqual([]);
    expect(await readWorld()).toEqual(left);
    expect(await db.selectFrom('accounts').select('name').where('id', '=', 1).execute()).toEqual([
      { name: 'Iva Novak' },
    ]);
  });

  it('is the same world again after a reset, and everybody is signed out', async () => {
    await prepareDemoWorld(preparation());
    const { db } = connection;
    const first = await readWorld();
    await db.deleteFrom('responses').execute();
    await db
      .insertInto('tokens')
      .values({ hash: 'x', account_id: 1, created_at: now(), used_at: now() })
      .execute();
    await resetDemoWorld(preparation());
    expect(await readWorld()).toEqual(first);
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });
});
