/** @engine upserts, transactions */
import { importEdition } from '../../content/importing/importEdition.ts';
import { testEdition } from '../../testing/testEdition.ts';
import { addOfficeTestData } from '../testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let office: TestOffice;

beforeAll(async () => {
  office = await openTestOffice();
});

beforeEach(() => office.resetTo(() => addOfficeTestData(office)));

afterAll(() => office.close());

const open = (more = '') => office.run(`questionnaire open jadran --year 2026 ${more}`);
const readAll = () =>
  office.db.selectFrom('questionnaires').selectAll().orderBy('year').orderBy('id').execute();
const readMembers = () =>
  office.db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['questionnaire_id', 'email', 'role'])
    .orderBy('questionnaire_id')
    .orderBy('email')
    .execute();

/** Imports the test edition with another key, or with another English title of the question `strategy`. */
async function importChanged(change: { key?: string; strategy?: string }) {
  const edition = structuredClone(testEdition);
  edition.key = change.key ?? edition.key;
  if (change.strategy) edition.categories[0]!.areas[0]!.questions[0]!.title.en = change.strategy;
  const at = new Date('2026-11-21T09:00:00Z');
  return importEdition({ db: office.db, edition, now: () => at });
}

describe('opening a questionnaire', () => {
  it('makes all enabled clients of the organisation members of the questionnaire', async () => {
    await office.run('user add gone@example.com --name Gone --organisation jadran');
    await office.run('user disable gone@example.com');
    const said = await open();
    expect(said.text).toBe(
      'jadran 2026: opened as questionnaire 1 on the edition test, for 1 client.',
    );
    expect(await readMembers()).toEqual([
      { questionnaire_id: 1, email: 'client@example.com', role: 'client' },
    ]);
    expect(await readAll()).toMatchObject([
      { year: 2026, is_key_only: false, is_locked: false, original_id: null },
    ]);
  });

  it('reports the second time that the questionnaire is open, and changes nothing', async () => {
    await open();
    const before = await readAll();
    const said = await open();
    expect(said).toMatchObject({
      code: 0,
      text: 'jadran 2026: is open already; nothing was changed.',
    });
    expect(await readAll()).toEqual(before);
  });

  it('takes the newest version of the edition; the questionnaire keeps it when a newer one is imported', async () => {
    const { editionId } = await importChanged({ strategy: 'New?' });
    await open('--edition test');
    expect(await readAll()).toMatchObject([{ edition_id: editionId }]);
    await importChanged({ strategy: 'Newer?' });
    expect((await open('--edition test')).code).toBe(0);
    expect(await readAll()).toMatchObject([{ edition_id: editionId }]);
  });

  it('also makes clients members who are added or enabled after the opening', async () => {
    await office.run('user disable client@example.com');
    await open();
    await office.run('questionnaire open jadran --year 2025');
    expect(await readMembers()).toEqual([]);
    await office.run('user enable client@example.com');
    await office.run('user add new@example.com --name New --organisation jadran');
    await office.run('user add foreign@example.com --name Foreign --organisation sava');
    await office.run('user add staff@example.com --name Staff --certifier --organisation jadran');
    expect(await readMembers()).toEqual(
      [1, 2].flatMap((id) => [
        { questionnaire_id: id, email: 'client@example.com', role: 'client' },
        { questionnaire_id: id, email: 'new@example.com', role: 'client' },
      ]),
    );
  });

  it.each([
    ['without a year', 'questionnaire open jadran', /--year: is missing/],
    ['with a malformed year', 'questionnaire open jadran --year 26', /“26” is not a year/],
    ['of an unknown organisation', 'questionnaire open una --year 2026', /no organisation “una”/],
    [
      'on an unknown edition',
      'questionnaire open jadran --year 2026 --edition full',
      /no edition “full”; there are test/,
    ],
    [
      'as a copy of a questionnaire that does not exist',
      'questionnaire open jadran --year 2026 --copy-of 2025',
      /no questionnaire of 2025 to copy/,
    ],
    [
      'as a copy of itself',
      'questionnaire open jadran --year 2026 --copy-of 2026',
      /2026 is not before 2026/,
    ],
  ])('refuses a questionnaire %s', async (_what, line, errorText) => {
    const said = await office.run(line);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
    expect(await readAll()).toEqual([]);
  });

  it('is refused without the option --edition if there are several editions; the message lists them', async () => {
    await importChanged({ key: 'other' });
    expect((await open()).errorText).toBe('Name the --edition: there are other, test.');
  });

  it('is refused while no edition is imported', async () => {
    await office.reset();
    await office.run('organisation add jadran --title Jadran');
    expect((await open()).errorText).toMatch(/No edition was imported yet/);
  });

  it.each([
    ['edition', '--edition other'],
    ['--key-only', '--edition test --key-only'],
    ['--copy-of', '--edition test --copy-of 2025'],
  ])('is refused if the questionnaire is open already with another %s', async (name, more) => {
    await importChanged({ key: 'other' });
    await office.run('questionnaire open jadran --year 2025 --edition test');
    await open('--edition test');
    const before = await readAll();
    const said = await open(more);
    expect(said.code).toBe(1);
    expect(said.errorText).toContain(`is open already, with another ${name}`);
    expect(await readAll()).toEqual(before);
  });
});

describe('opening a questionnaire as a copy', () => {
  const key = async (table: 'questions' | 'answers', name: string, editionId: number) => {
    const query =
      table === 'questions'
        ? office.db.selectFrom('questions as t').innerJoin('questions as q', 'q.id', 't.id')
        : office.db.selectFrom('answers as t').innerJoin('questions as q', 'q.id', 't.question_id');
    const rows = await query
      .innerJoin('areas as a', 'a.id', 'q.area_id')
      .innerJoin('categories as c', 'c.id', 'a.category_id')
      .select('t.id')
      .where('t.key', '=', name)
      .where('c.edition_id', '=', editionId)
      .execute();
    return rows[0]!.id;
  };

  async function answerLastYear() {
    await office.run('questionnaire open jadran --year 2025');
    const [questionnaire] = await readAll();
    const editionId = questionnaire!.edition_id;
    const strategy = await key('questions', 'strategy', editionId);
    const plan = await key('answers', 'plan', editionId);
    const tools = await key('questions', 'tools', editionId);
    const tests = await key('answers', 'tests', editionId);
    const client = await office.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'client@example.com')
      .executeTakeFirstOrThrow();
    const row = {
      questionnaire_id: 1,
      area_id: 1,
      content: null,
      revision: 5,
      saved_by: client.id,
    };
    const choice = { question_id: strategy, answer_id: plan, kind: 'single-choice' as const };
    const tick = { question_id: tools, answer_id: tests, kind: 'multi-choice-currency' as const };
    const answer = (form_key: string, what: typeof choice | typeof tick, value: unknown) => ({
      ...row,
      ...what,
      form_key,
      value: JSON.stringify(value),
      saved_at: new Date('2025-03-01T08:00:00Z'),
    });
    await office.db
      .insertInto('responses')
      .values([
        answer(`question_${strategy}`, choice, true),
        answer(`answer_additional_${plan}`, choice, 'Written down'),
        answer(`answer_${tests}`, tick, true),
        answer(`answer_additional_${tests}`, tick, 1500),
      ])
      .execute();
    return { client: client.id };
  }

  const readCopied = () =>
    office.db
      .selectFrom('responses as r')
      .innerJoin('questions as q', 'q.id', 'r.question_id')
      .innerJoin('answers as a', 'a.id', 'r.answer_id')
      .innerJoin('questionnaires as n', 'n.id', 'r.questionnaire_id')
      .select(['q.key as question', 'a.key as answer', 'r.value', 'r.revision', 'r.saved_by'])
      .select(['r.saved_at', 'r.form_key', 'q.area_id as asked_in', 'r.area_id'])
      .where('n.year', '=', 2026)
      .orderBy('q.key')
      .orderBy('r.form_key')
      .execute();

  it('copies the answers with their author and time, under the new edition’s ids', async () => {
    const { client } = await answerLastYear();
    const { editionId } = await importChanged({ key: 'next' });
    const said = await open('--edition next --copy-of 2025');
    expect(said.text).toContain('Of 2025, 3 answers were copied as a beginning.');
    const saved = { revision: 1, saved_by: client, saved_at: new Date('2025-03-01T08:00:00Z') };
    const copied = await readCopied();
    expect(copied).toMatchObject([
      { question: 'strategy', answer: 'plan', value: 'Written down', ...saved },
      { question: 'strategy', answer: 'plan', value: true, ...saved },
      { question: 'tools', answer: 'tests', value: true, ...saved },
    ]);
    expect(copied.map(({ form_key }) => form_key)).toEqual([
      `answer_additional_${await key('answers', 'plan', editionId)}`,
      `question_${await key('questions', 'strategy', editionId)}`,
      `answer_${await key('answers', 'tests', editionId)}`,
    ]);
    expect(copied.every((row) => row.area_id === row.asked_in)).toBe(true);
    expect(await readAll()).toMatchObject([{ year: 2025 }, { year: 2026, original_id: 1 }]);
  });

  it('does not copy answers to a question that was changed', async () => {
    await answerLastYear();
    await importChanged({ strategy: 'Another question?' });
    await open('--copy-of 2025');
    expect(await readCopied()).toMatchObject([{ question: 'tools' }]);
  });

  it('does not copy last year’s workforce figures', async () => {
    await answerLastYear();
    const figures = { questionnaire_id: 1, employees: 640, has_union: true };
    await office.db.insertInto('workforce_figures').values(figures).execute();
    await open('--copy-of 2025');
    const rows = await office.db.selectFrom('workforce_figures').selectAll().execute();
    expect(rows).toMatchObject([figures]);
  });

  it('copies no answers again when the command is repeated', async () => {
    await answerLastYear();
    await open('--copy-of 2025');
    await office.db.deleteFrom('responses').where('questionnaire_id', '=', 2).execute();
    const said = await open('--copy-of 2025');
    expect(said.text).toBe('jadran 2026: is open already; nothing was changed.');
    expect(await readCopied()).toEqual([]);
  });
});

describe('the settings of a questionnaire', () => {
  beforeEach(() => open());

  it('are shown by the command without options', async () => {
    const { json } = await office.run('questionnaire settings jadran 2026 --json');
    expect(json).toMatchObject({
      settings: { inactive: false, locked: false, gradingLocked: false, reportLocked: false },
      changed: [],
    });
  });

  it('are switched on or off by the command; repeating the command changes nothing', async () => {
    const line = 'questionnaire settings jadran 2026 --locked on --report-locked on --inactive off';
    expect((await office.run(line)).text).toMatch(
      /^Changed locked, reportLocked\.\n.*inactive off/,
    );
    expect(await readAll()).toMatchObject([
      { is_locked: true, is_report_locked: true, is_inactive: false, is_grading_locked: false },
    ]);
    expect((await office.run(line)).text).toMatch(/^Nothing was changed, it is so already/);
    const trail = await office.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'questionnaireSettingUpdate')
      .execute();
    expect(trail).toMatchObject([
      { questionnaire_id: 1, subject: 'locked', before: false, after: true },
      { questionnaire_id: 1, subject: 'reportLocked', before: false, after: true },
    ]);
  });

  it.each([
    [
      'for a year without a questionnaire',
      'questionnaire settings jadran 2020',
      /has no questionnaire of 2020/,
    ],
    [
      'to a value that is neither on nor off',
      'questionnaire settings jadran 2026 --locked 1',
      /“1” is neither on nor off/,
    ],
    ['without a year', 'questionnaire settings jadran', /<year>: is missing/],
  ])('cannot be changed %s', async (_what, line, errorText) => {
    const said = await office.run(line);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
  });
});

describe('the list of questionnaires', () => {
  beforeEach(async () => {
    await open('--key-only');
    await office.run('questionnaire open sava --year 2025');
    await office.run(
      'team set jadran 2026 --main one@example.com --certifier two@example.com --certifier three@example.com',
    );
    await office.run('questionnaire settings jadran 2026 --locked on');
  });

  it('shows the team, the settings and the progress of grading', async () => {
    const { db, clock } = office;
    const account = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'two@example.com')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('finalizations')
      .values({ questionnaire_id: 1, account_id: account.id, finalized_at: clock.now })
      .execute();
    const areas = await db.selectFrom('areas').select(['id', 'key']).execute();
    await db
      .insertInto('final_grades')
      .values(
        areas.map(({ id }) => ({ questionnaire_id: 1, area_id: id, grade: 2, set_at: clock.now })),
      )
      .execute();
    const { text } = await office.run('questionnaire list --year 2026');
    expect(text.split('\n')[1]).toMatch(
      /^jadran +2026 +test +one@example\.com \(main\) .* +key-only locked +1 of 3 +1 of 1$/,
    );
    const { json } = await office.run('questionnaire list --json');
    expect(json.questionnaires).toMatchObject([
      {
        organisation: 'jadran',
        main: 'one@example.com',
        certifiers: ['three@example.com', 'two@example.com'],
        clients: ['client@example.com'],
        finalizedCount: 1,
        areaCount: 1,
      },
      { organisation: 'sava', main: null, teamCount: 0, finalGradeCount: 0, areaCount: 3 },
    ]);
  });

  it('can be limited to one organisation', async () => {
    const { json } = await office.run('questionnaire list --organisation sava --json');
    expect(json.questionnaires).toMatchObject([{ organisation: 'sava' }]);
    expect((await office.run('questionnaire list --organisation una')).code).toBe(1);
  });
});
