import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  organisationTypes,
  countries,
  decideCertificate,
  fileTypes,
  infoChoiceFields,
  infoNumberFields,
  listMissingInfo,
  questionKinds,
} from '@cert/shared/domain';
import { sql } from 'kysely';
import type { DatabaseConnections, Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { openDiskFileStore } from '../../documents/stores/openDiskFileStore.ts';
import type { FileStore } from '../../documents/stores/fileStore.ts';
import { readProgramme } from '../../content/reading/readProgramme.ts';
import { readOrganisationInfo } from '../../organisation-info/readOrganisationInfo.ts';
import { createEditionCache } from '../../editions/createEditionCache.ts';
import { readReport } from '../../report/readReport.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { snapshotDatabase } from '../../testing/snapshotDatabase.ts';
import { createMemberContext } from './participants.ts';
import { prepareDemoWorld } from './demoWorld.ts';
import { resetDemoWorld } from './demoResetCommand.ts';
import { writeSmallDemoContent } from './testing/writeSmallDemoContent.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
/** Timeout for creating the complete world, which has more than a hundred questionnaires. */
const wholeWorldMs = 240_000;

let folder: string;
let files: FileStore;
let connection: DatabaseConnections;
let db: Database;
let said: string[];

async function open() {
  folder = await mkdtemp(join(tmpdir(), 'cert-demo-'));
  files = await openDiskFileStore({
    folder: join(folder, 'files'),
    signingKey: 'key of the tests',
    limitBytes: 1_000_000,
  });
  connection = await openTestDatabase();
  ({ db } = connection);
}

async function close() {
  await connection.close();
  await rm(folder, { recursive: true });
}

const prepare = (contentFolder: string) => {
  said = [];
  const log = (sentence: string) => said.push(sentence);
  return { db, files, contentFolder, now, log };
};

/** Reads all visible data of the demo's questionnaires, without ids, times and revisions. */
async function readWorld() {
  const { rows } = await sql<Record<string, unknown>>`
    select o.key, q.year, x.what, x.place, x.value from questionnaires q
    join organisations o on o.id = q.organisation_id
    cross join lateral (
      select 'answer' as what, coalesce(s.key, '') || ' ' || coalesce(a.key, '') || ' ' || r.kind as place,
        coalesce(r.content, r.value::text) as value
      from responses r left join questions s on s.id = r.question_id left join answers a on a.id = r.answer_id
      where r.questionnaire_id = q.id
      union all select 'final', a.key, f.grade::text from final_grades f join areas a on a.id = f.area_id
      where f.questionnaire_id = q.id
      union all select 'own', a.key || c.email, g.grade::text from certifier_grades g
      join areas a on a.id = g.area_id join accounts c on c.id = g.account_id where g.questionnaire_id = q.id
      union all select 'document', d.title, d.sha256 from documents d where d.questionnaire_id = q.id
      union all select 'comment', c.kind, c.content from comments c where c.questionnaire_id = q.id
      union all select 'workforce', w.employees::text, to_jsonb(w.leavers)::text from workforce_figures w where w.questionnaire_id = q.id
      union all select 'report', f.language, f.html from report_fields f where f.questionnaire_id = q.id
      union all select 'settings', '', jsonb_build_array(q.is_locked, q.is_grading_locked, q.is_report_locked)::text
    ) x order by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

describe('the whole demo world', () => {
  beforeAll(async () => {
    await open();
    await prepareDemoWorld(prepare(join(process.cwd(), 'content')));
  }, wholeWorldMs);
  afterAll(close);

  const gradesOf = (organisation: string, year: number) =>
    db
      .selectFrom('questionnaires as q')
      .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
      .innerJoin('categories as c', 'c.edition_id', 'q.edition_id')
      .innerJoin('areas as a', 'a.category_id', 'c.id')
      .leftJoin('final_grades as f', (join) =>
        join.onRef('f.area_id', '=', 'a.id').onRef('f.questionnaire_id', '=', 'q.id'),
      )
      .select(['a.min_grade as minGrade', 'f.grade as final'])
      .where('o.key', '=', organisation)
      .where('q.year', '=', year)
      .$castTo<{ minGrade: number; final: 3 | null }>()
      .execute();

  it.each([
    { organisation: 'jadran-foods', year: 2025, decision: 'not-passed' },
    { organisation: 'jadran-foods', year: 2026, decision: 'not-decided' },
    { organisation: 'sava-energy', year: 2026, decision: 'passed' },
    { organisation: 'drava-retail', year: 2026, decision: 'not-passed' },
    { organisation: 'una-games', year: 2026, decision: 'not-decided' },
  ])('grades $organisation in $year: “$decision”', async ({ organisation, year, decision }) => {
    const areas = await gradesOf(organisation, year);
    expect(areas).toHaveLength(30);
    expect(decideCertificate(areas)).toBe(decision);
  });

  it('has a report of Sava Energy with Above and Beyond, with the same texts filled in all languages', async () => {
    const { programme } = await readProgramme(join(process.cwd(), 'content', 'programme.yaml'));
    const place = await db
      .selectFrom('members as m')
      .innerJoin('questionnaires as q', 'q.id', 'm.questionnaire_id')
      .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
      .innerJoin('accounts as a', 'a.id', 'm.account_id')
      .select(['q.id as questionnaireId', 'a.id', 'a.email', 'a.name'])
      .where('o.key', '=', 'sava-energy')
      .where('q.year', '=', 2026)
      .where('m.role', '=', 'main-certifier')
      .executeTakeFirstOrThrow();
    const { questionnaireId, ...account } = place;
    const context = await createMemberContext({
      db,
      files,
      programme: programme!,
      readEdition: createEditionCache(programme!),
      questionnaireId,
      account: { ...account, isCertifier: true },
      at: now(),
    });
    const [hr, sr, en] = await Promise.all(
      (['hr', 'sr', 'en'] as const).map((language) =>
        readReport({ id: questionnaireId, language }, context),
      ),
    );
    expect(hr?.info).toMatchObject({ name: 'Sava Energy', passed: 1, advanced: 1 });
    const [fields, ...others] = [hr, sr, en].map((report) =>
      Object.keys(report?.content ?? {}).sort(),
    );
    expect(fields!.length).toBeGreaterThan(20);
    for (const other of others) expect(other).toEqual(fields);
  });

  it('has every field of every written report in three languages', async () => {
    const { rows } = await sql<{ key: string; year: number; fields: string; languages: number }>`
      select key, year, min(fields) as fields, count(distinct language)::int as languages from (
        select o.key, q.year, f.language, string_agg(f.field, ' ' order by f.field) as fields
        from report_fields f join questionnaires q on q.id = f.questionnaire_id
        join organisations o on o.id = q.organisation_id
        group by o.key, q.year, f.language) written
      group by key, year having count(distinct fields) = 1 order by key, year`.execute(db);
    expect(rows.map(({ key, year, languages }) => [key, year, languages])).toEqual([
      ['drava-retail', 2025, 3],
      ['drava-retail', 2026, 3],
      ['jadran-foods', 2025, 3],
      ['sava-energy', 2025, 3],
      ['sava-energy', 2026, 3],
    ]);
  });

  it('has due dates before meetings, on working days counted from its creation, and one released report', async () => {
    const rows = await db
      .selectFrom('questionnaires as q')
      .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
      .select(['o.key', 'q.year', 'q.is_locked', 'q.answers_due', 'q.meeting_at'])
      .select('q.report_released_at as released')
      .execute();
    const dated = rows.filter(({ key }) => key !== 'kupa-logistika');
    for (const { answers_due: due, meeting_at: meeting } of dated) {
      expect(meeting!.toISOString() > due!).toBe(true);
      for (const day of [due!, meeting!]) expect([0, 6]).not.toContain(new Date(day).getUTCDay());
    }
    for (const row of dated.filter(({ is_locked: isLocked }) => !isLocked))
      expect([row.key, row.answers_due! > now().toISOString()]).toEqual([row.key, true]);
    expect(rows.find((row) => row.key === 'jadran-foods' && row.year === 2026)).toMatchObject({
      answers_due: '2026-12-14',
    });
    const released = rows.filter((row) => row.released !== null);
    expect(released).toMatchObject([{ key: 'sava-energy', year: 2025 }]);
    expect(decideCertificate(await gradesOf('sava-energy', 2025))).toBe('passed');
  });

  it('has answers to every kind of question', async () => {
    const kinds = await db.selectFrom('responses').select('kind').distinct().execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...questionKinds, 'comment'].sort());
  });

  it('has an organisation without any answer; locked questions are answered by the team only', async () => {
    const { rows } = await sql<{ key: string; locked: number; others: number; byClients: number }>`
      select o.key, count(*) filter (where k.is_locked) as locked,
        count(*) filter (where not k.is_locked) as others,
        count(*) filter (where k.is_locked and not a.is_certifier) as "byClients"
      from questionnaires q join organisations o on o.id = q.organisation_id
      left join responses r on r.questionnaire_id = q.id
      left join questions k on k.id = r.question_id
      left join accounts a on a.id = r.saved_by
      where q.year = 2026 and o.key in ('jadran-foods', 'sava-energy', 'kupa-logistika')
      group by o.key order by o.key`.execute(db);
    expect(rows.map(({ key, locked, byClients }) => [key, locked, byClients])).toEqual([
      ['jadran-foods', 1, 0],
      ['kupa-logistika', 0, 0],
      ['sava-energy', 1, 0],
    ]);
    expect(rows.map(({ others }) => others > 0)).toEqual([true, false, true]);
  });

  it('has texts beside chosen answers, in the organisation’s language', async () => {
    const { rows } = await sql<{ key: string; place: string; value: string }>`
      select o.key, k.key || ' ' || a.key as place, r.value #>> '{}' as value
      from responses r join questionnaires q on q.id = r.questionnaire_id
      join organisations o on o.id = q.organisation_id
      join answers a on a.id = r.answer_id join questions k on k.id = a.question_id
      where r.form_key like 'answer_additional_%' and q.year = 2026
        and k.key in ('pay-market', 'appraisal-use') and o.key in ('jadran-foods', 'sava-energy')
      order by 1, 2`.execute(db);
    const of = (key: string) => rows.filter((row) => row.key === key).map(({ place }) => place);
    expect(of('sava-energy')).toContain('pay-market by-policy');
    expect(of('jadran-foods')).toContain('appraisal-use base-pay');
    const basePay = rows.flatMap(({ key, place, value }) =>
      place === 'appraisal-use base-pay' ? [[key, value]] : [],
    );
    expect(basePay).toEqual([
      ['jadran-foods', 'Određuje raspon povišice u ožujku'],
      ['sava-energy', 'Određuje raspon povišice u martu'],
    ]);
  });

  it('has shares of recruiting channels that add up to 100 % in every questionnaire', async () => {
    const { rows } = await sql<{ total: number }>`
      select distinct (select sum((r.value #>> '{}')::numeric)::float8) as total
      from responses r join answers a on a.id = r.answer_id join questions k on k.id = a.question_id
      where k.key = 'recruiting-channels' and r.form_key like 'answer_additional_%'
      group by r.questionnaire_id`.execute(db);
    expect(rows).toEqual([{ total: 100 }]);
  });

  it('has documents of every allowed type, whose stored files match their checksums', async () => {
    const rows = await db.selectFrom('documents').selectAll().execute();
    expect([...new Set(rows.map((row) => row.file_type))].sort()).toEqual([...fileTypes].sort());
    for (const { stored_name, sha256 } of rows) {
      const bytes = await buffer((await files.read(stored_name))!);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  it('has 64 or more organisations of all countries and types, and 50 or more questionnaires in each year', async () => {
    const rows = await db.selectFrom('organisations').selectAll().execute();
    expect(rows.length).toBeGreaterThanOrEqual(64);
    expect([...new Set(rows.flatMap((row) => row.countries))].sort()).toEqual([...countries]);
    expect([...new Set(rows.map((row) => row.type_id))].sort()).toEqual([
      ...organisationTypes.map(({ id }) => id),
      null,
    ]);
    const groups = new Set(rows.flatMap((row) => row.group_key ?? []));
    expect(groups.size).toBeGreaterThanOrEqual(4);
    const { rows: years } = await sql<{ year: number; count: number }>`
      select year, count(*) from questionnaires group by year order by year`.execute(db);
    expect(years.map(({ year }) => year)).toEqual([2025, 2026]);
    for (const { count } of years) expect(count).toBeGreaterThanOrEqual(50);
  });

  it('has complete organisation information, except for the workforce of two organisations in 2026', async () => {
    const questionnaires = await db
      .selectFrom('questionnaires as q')
      .innerJoin('organisations as o', 'o.id', 'q.organisation_id')
      .select(['q.id', 'q.year', 'o.key'])
      .execute();
    const owing: unknown[] = [];
    for (const { id, key, year } of questionnaires) {
      const missing = listMissingInfo(await readOrganisationInfo(db, id), 'client');
      if (missing.length > 0) owing.push([key, year, missing]);
    }
    const workforce = [...infoNumberFields, ...infoChoiceFields];
    expect(owing).toEqual([
      ['jadran-foods', 2026, workforce],
      ['kupa-logistika', 2026, workforce],
    ]);
  });

  it('has workforces of all sizes, some with a union; nowhere are more people laid off than leave', async () => {
    const { rows } = await sql<{ [column: string]: number }>`
      select count(*) filter (where laid_off > leavers) as wrong, min(employees) as least,
        max(employees) as most, count(distinct employees) as sizes,
        count(*) filter (where has_union) as unions, count(*) as all
      from workforce_figures`.execute(db);
    const [found] = rows;
    expect(found?.wrong).toBe(0);
    expect(found?.least).toBeGreaterThan(20);
    expect(found?.least).toBeLessThan(100);
    expect(found?.most).toBeGreaterThan(1500);
    expect(found?.sizes).toBeGreaterThan(60);
    expect(found!.unions! / found!.all!).toBeGreaterThan(0.2);
    expect(found!.unions! / found!.all!).toBeLessThan(0.8);
  });

  it('has a key-only questionnaire with answers only in areas that count, and two finalized certifiers', async () => {
    const { rows } = await sql<{ closed: number; finalized: number }>`select
        (select count(*) from responses r join areas a on a.id = r.area_id
          where r.questionnaire_id = q.id and a.min_grade = 0) as closed,
        (select count(*) from finalizations f where f.questionnaire_id = q.id) as finalized
      from questionnaires q where q.is_key_only and q.is_locked`.execute(db);
    expect(rows).toEqual([{ closed: 0, finalized: 2 }]);
  });

  it('has own grades that differ from the final grades by at most half a grade', async () => {
    const { rows } = await sql<{ far: number; agreed: number; set: number }>`
      select count(*) filter (where abs(c.grade - f.grade) > 0.5) as far,
        count(*) filter (where f.set_by is null) as agreed,
        count(*) filter (where f.set_by is not null) as set
      from certifier_grades c join final_grades f using (questionnaire_id, area_id)`.execute(db);
    expect(rows[0]?.far).toBe(0);
    expect(rows[0]?.agreed).toBeGreaterThan(100);
    expect(rows[0]?.set).toBeGreaterThan(100);
  });

  it('has no audit trail entry with a time in the future', async () => {
    const { rows } = await sql<{ late: number }>`
      select count(*) as late from audit_log where at > ${now()}`.execute(db);
    expect(rows[0]?.late).toBe(0);
  });
});

describe('a demo world with fewer organisations', () => {
  let content: string;
  let restore: () => Promise<void>;
  // The demo world is created once, and each test starts from a copy of its rows. Its documents' files need no copy,
  // because `resetDemoWorld` does not remove them.
  beforeAll(async () => {
    await open();
    content = await writeSmallDemoContent({
      organisations: ['jadran-foods', 'sava-energy', 'kupa-logistika'],
      population: 1,
    });
    await prepareDemoWorld(prepare(content));
    restore = await snapshotDatabase(db);
  });
  afterEach(() => restore());
  afterAll(close);

  it('keeps people’s changes when the server starts again', async () => {
    await db.updateTable('accounts').set({ name: 'Iva Novak' }).where('id', '=', 1).execute();
    await db.updateTable('organisations').set({ title: 'Jadran' }).where('id', '=', 1).execute();
    await db.deleteFrom('responses').where('form_key', 'like', 'question_comments_%').execute();
    const left = await readWorld();
    await prepareDemoWorld(prepare(content));
    expect(said).toEqual([]);
    expect(await readWorld()).toEqual(left);
    const names = await db.selectFrom('accounts').select('name').where('id', '=', 1).execute();
    expect(names).toEqual([{ name: 'Iva Novak' }]);
  });

  it('is set back to its initial state by a reset, which also signs everybody out', async () => {
    const first = await readWorld();
    await db.deleteFrom('responses').execute();
    await db
      .insertInto('tokens')
      .values({ hash: 'x', account_id: 1, created_at: now(), used_at: now() })
      .execute();
    await resetDemoWorld(prepare(content));
    expect(await readWorld()).toEqual(first);
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });

  it('keeps the files of its documents when a reset fails midway', async () => {
    const broken = inTransaction(db, async (trx) => {
      await resetDemoWorld({ ...prepare(content), db: trx });
      throw new Error('the machine went down');
    });
    await expect(broken).rejects.toThrow('went down');
    const documents = await db.selectFrom('documents').select('stored_name').execute();
    expect(documents.length).toBeGreaterThan(0);
    for (const { stored_name: name } of documents) {
      const bytes = await files.read(name);
      expect(bytes).toBeDefined();
      bytes?.destroy();
    }
  });

  it('is not created if one of its files names an unknown question; the error names this file', async () => {
    const spoiled = await writeSmallDemoContent({ organisations: [], population: 1 });
    const path = join(spoiled, 'demo', 'words.yaml');
    const words = await readFile(path, 'utf8');
    await writeFile(path, words.replace('brand-spending:', 'brand-spendings:'));
    await expect(prepareDemoWorld(prepare(spoiled))).rejects.toThrow(
      /words\.yaml.*there is no “brand-spendings”/s,
    );
  });
});
