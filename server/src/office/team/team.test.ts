import { addOfficeTestData } from '../testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let office: TestOffice;

beforeAll(async () => {
  office = await openTestOffice({
    SMTP_URL: 'smtps://mail.example.com',
    MAIL_FROM: 'office@example.com',
    MAIN_ORIGIN: 'https://platform.example.com',
  });
});

beforeEach(() =>
  office.resetTo(async () => {
    await addOfficeTestData(office);
    await office.run('questionnaire open jadran --year 2026');
  }),
);

afterAll(() => office.close());

const set = (main: string, ...others: string[]) =>
  office.run(
    `team set jadran 2026 --main ${main}@example.com ${others
      .map((name) => `--certifier ${name}@example.com`)
      .join(' ')}`,
  );

const readTeam = async () => {
  const rows = await office.db
    .selectFrom('members')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['name', 'role', 'accounts.id'])
    .where('role', '<>', 'client')
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, role }) => [name, role]));
};

const idOf = async (name: string) =>
  (
    await office.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', `${name}@example.com`)
      .executeTakeFirstOrThrow()
  ).id;

const team = { one: 'main-certifier', three: 'certifier', two: 'certifier' };

describe('setting a team', () => {
  it('makes the person of --main the main certifier, and changes nothing when it is repeated', async () => {
    expect((await set('one', 'two', 'three')).code).toBe(0);
    expect(await readTeam()).toEqual(team);
    const again = await set('one', 'three', 'two');
    expect(again).toMatchObject({ code: 0, text: expect.stringContaining('nothing was changed') });
    const trail = await office.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'teamSet')
      .execute();
    expect(trail).toMatchObject([{ questionnaire_id: 1, subject: 'team', before: [] }]);
  });

  it('does not change the clients of the questionnaire', async () => {
    await set('one', 'two', 'three');
    const clients = await office.db
      .selectFrom('members')
      .selectAll()
      .where('role', '=', 'client')
      .execute();
    expect(clients).toHaveLength(1);
  });

  it('can change the main certifier, and remove a certifier who has not graded or commented', async () => {
    await set('one', 'two', 'three');
    expect((await set('four', 'one', 'two')).code).toBe(0);
    expect(await readTeam()).toEqual({
      four: 'main-certifier',
      one: 'certifier',
      two: 'certifier',
    });
  });

  it.each([
    ['a team of two people', ['one', 'two'], /three different people/],
    ['the same person twice', ['one', 'two', 'two'], /three different people/],
    ['the main certifier twice', ['one', 'one', 'two'], /three different people/],
    ['a team of four people', ['one', 'two', 'three', 'four'], /three different people/],
    ['an unknown person', ['one', 'two', 'nobody'], /nobody@example\.com: there is no such user/],
    ['a client', ['one', 'two', 'client'], /client@example\.com: is not a certifier/],
  ])('refuses %s', async (_what, [main = '', ...others], errorText) => {
    const said = await set(main, ...others);
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
    expect(await readTeam()).toEqual({});
  });

  it.each([
    ['is disabled', 'user disable two@example.com', /two@example\.com: is disabled/],
    [
      'is employed by the audited organisation',
      'user edit two@example.com --organisation jadran',
      /is employed by the organisation/,
    ],
    [
      'is employed by a sister company',
      'user edit two@example.com --organisation sister',
      /is employed by sister, of the same company group/,
    ],
  ])('refuses a person who %s', async (_what, line, errorText) => {
    await office.run(line);
    const said = await set('one', 'two', 'three');
    expect(said.code).toBe(1);
    expect(said.errorText).toMatch(errorText);
    expect(await readTeam()).toEqual({});
  });

  it('refuses a person who is a client on this questionnaire', async () => {
    await office.db
      .insertInto('members')
      .values({ questionnaire_id: 1, account_id: await idOf('two'), role: 'client' })
      .execute();
    expect((await set('one', 'two', 'three')).errorText).toMatch(/two@.*is a client of the organ/);
  });

  it('accepts a person who is employed by another organisation outside of the company group', async () => {
    await office.run('user edit two@example.com --organisation sava');
    expect((await set('one', 'two', 'three')).code).toBe(0);
  });

  it('refuses an unknown questionnaire', async () => {
    const said = await office.run(
      'team set sava 2026 --main one@example.com --certifier two@example.com --certifier three@example.com',
    );
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/sava has no quest/) });
  });

  it('is refused if it would remove a certifier who has graded an area', async () => {
    await set('one', 'two', 'three');
    const { id } = await office.db.selectFrom('areas').select('id').executeTakeFirstOrThrow();
    await office.db
      .insertInto('certifier_grades')
      .values({
        questionnaire_id: 1,
        area_id: id,
        account_id: await idOf('two'),
        grade: 2,
        graded_at: office.clock.now,
      })
      .execute();
    const said = await set('one', 'three', 'four');
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/^two@.*graded/) });
    expect(await readTeam()).toEqual(team);
    expect((await set('two', 'one', 'four')).code).toBe(0);
  });

  it('removes a certifier who has graded, but not finalized, only if --without names this person', async () => {
    await set('one', 'two', 'three');
    const at = office.clock.now;
    const areas = await office.db.selectFrom('areas').select('id').orderBy('id').execute();
    const grade = async (name: string, given: number) => {
      const account_id = await idOf(name);
      await office.db
        .insertInto('certifier_grades')
        .values(
          areas.map(({ id }) => ({
            ...{ questionnaire_id: 1, area_id: id, account_id, grade: given, graded_at: at },
          })),
        )
        .execute();
      return account_id;
    };
    await grade('two', 1);
    await office.run('user disable two@example.com');
    const without = (name: string) =>
      office.run(
        `team set jadran 2026 --main one@example.com --certifier three@example.com --certifier four@example.com --without ${name}@example.com`,
      );
    expect((await set('one', 'three', 'four')).errorText).toMatch(/--without two@example\.com/);
    for (const name of ['one', 'four', 'nobody'])
      expect((await without(name)).errorText).toMatch(/not one of those who leave/);
    expect(await readTeam()).toEqual(team);
    expect((await without('two')).code).toBe(0);
    expect(await readTeam()).toEqual({
      four: 'certifier',
      one: 'main-certifier',
      three: 'certifier',
    });

    // Nobody waits for a certifier who has finalized, so this certifier cannot be removed with `--without`.
    await office.db
      .insertInto('finalizations')
      .values({ questionnaire_id: 1, account_id: await grade('four', 2), finalized_at: at })
      .execute();
    await office.run('user enable two@example.com');
    const refused = await office.run(
      'team set jadran 2026 --main one@example.com --certifier three@example.com --certifier two@example.com --without four@example.com',
    );
    expect(refused.errorText).toMatch(/four@example\.com has finalized/);
    expect(await readTeam()).toHaveProperty('four');
  });

  it('keeps a member with a disabled account only if this member has finalized and is not the main certifier', async () => {
    await set('one', 'two', 'three');
    await office.run('user disable two@example.com');
    expect((await set('one', 'two', 'four')).errorText).toMatch(/two@example\.com: is disabled/);
    await office.db
      .insertInto('finalizations')
      .values({
        ...{ questionnaire_id: 1, account_id: await idOf('two') },
        finalized_at: office.clock.now,
      })
      .execute();
    expect((await set('two', 'one', 'four')).errorText).toMatch(/two@example\.com: is disabled/);
    expect((await set('one', 'two', 'four')).code).toBe(0);
  });

  it('is refused if it would remove a certifier who has commented on an area', async () => {
    await set('one', 'two', 'three');
    const { id } = await office.db.selectFrom('areas').select('id').executeTakeFirstOrThrow();
    const at = office.clock.now;
    await office.db
      .insertInto('comments')
      .values({
        questionnaire_id: 1,
        kind: 'area',
        area_id: id,
        account_id: await idOf('three'),
        content: 'A note',
        created_at: at,
        changed_at: at,
      })
      .execute();
    expect((await set('one', 'two', 'four')).errorText).toMatch(/^three@.*commented/);
  });

  it('reveals grades and mails the main certifier if it removes the only person who had not finalized', async () => {
    await set('one', 'two', 'three');
    const at = office.clock.now;
    const of = { questionnaire_id: 1 };
    await office.db
      .insertInto('members')
      .values({ ...of, account_id: await idOf('four'), role: 'certifier' })
      .execute();
    const areas = await office.db.selectFrom('areas').select('id').orderBy('id').execute();
    for (const [index, name] of ['one', 'two', 'three'].entries()) {
      const account_id = await idOf(name);
      const grades = areas.map(({ id }, place) => ({
        ...{ ...of, area_id: id, account_id, graded_at: at },
        // The grades are unanimous only for the first area.
        grade: place === 0 ? 2 : index,
      }));
      await office.db.insertInto('certifier_grades').values(grades).execute();
      await office.db
        .insertInto('finalizations')
        .values({ ...of, account_id, finalized_at: at })
        .execute();
    }
    const readFinals = () =>
      office.db.selectFrom('final_grades').select(['area_id', 'grade', 'set_by']).execute();

    await office.run('questionnaire settings jadran 2026 --grading-locked on');
    const refused = await set('one', 'two', 'three');
    expect(refused).toMatchObject({
      code: 1,
      errorText: expect.stringMatching(/grading is locked/),
    });
    await office.run('questionnaire settings jadran 2026 --grading-locked off');
    expect((await set('one', 'two', 'three')).code).toBe(0);
    expect(await readFinals()).toEqual([{ area_id: areas[0]!.id, grade: 2, set_by: null }]);
    const readMails = () =>
      office.db
        .selectFrom('outbox')
        .select('account_id')
        .where('kind', '=', 'all-finalized')
        .execute();
    expect(await readMails()).toEqual([{ account_id: await idOf('one') }]);

    // Only the main certifier changes. No further area becomes unanimous, and final grades that were cleared by hand
    // stay cleared.
    await office.db.deleteFrom('final_grades').execute();
    expect((await set('two', 'one', 'three')).code).toBe(0);
    expect(await readFinals()).toEqual([]);
    expect(await readMails()).toHaveLength(1);
  });

  it('prevents a certifier from being employed later by the graded organisation or its company group', async () => {
    await set('one', 'two', 'three');
    for (const employer of ['jadran', 'sister']) {
      const said = await office.run(`user edit two@example.com --organisation ${employer}`);
      expect(said).toMatchObject({
        code: 1,
        errorText: expect.stringMatching(/two@example\.com, of \w+, is on the team of jadran 2026/),
      });
    }
    await office.db
      .insertInto('finalizations')
      .values({
        questionnaire_id: 1,
        account_id: await idOf('two'),
        finalized_at: office.clock.now,
      })
      .execute();
    expect((await office.run('user edit two@example.com --organisation jadran')).code).toBe(0);
  });

  it('prevents a certifier’s employer and the graded organisation from joining one company group later', async () => {
    await office.run('user edit two@example.com --organisation sava');
    await set('one', 'two', 'three');
    const said = await office.run('organisation edit sava --group adria');
    expect(said).toMatchObject({ code: 1, errorText: expect.stringMatching(/two@.*of sava/) });
    await office.run('organisation edit sava --group balkan');
    const other = await office.run('organisation edit jadran --group balkan');
    expect(other).toMatchObject({ code: 1, errorText: expect.stringMatching(/two@.*of sava/) });
    const { json } = await office.run('organisation list --json');
    expect(json.organisations).toMatchObject([
      { key: 'jadran', group: 'adria' },
      { key: 'sava', group: 'balkan' },
      { key: 'sister' },
    ]);
  });
});
