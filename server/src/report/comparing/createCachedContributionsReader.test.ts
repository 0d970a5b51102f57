/** @engine json, aggregates, transactions */
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { BulkReader } from '../../database/createBulkReader.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { createEditionCache } from '../../editions/createEditionCache.ts';
import { eraseOrganisation } from '../../organisation-data/eraseOrganisation.ts';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import { testProgramme } from '../../testing/testProgramme.ts';
import type { MeasurePositions } from './contribution.ts';
import {
  createCachedContributionsReader,
  type ContributionsReader,
  type YearContributions,
} from './createCachedContributionsReader.ts';
import { createSeededRandomInteger } from './testing/createSeededRandomInteger.ts';
import { selectCertifiedInSql, sumYearInSql } from './testing/sumYearInSql.ts';

const year = 2026;
const certificatePercent = 75;

let site: TestSite;
let next: (below: number) => number;
let organisations = 0;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.reset();
  await sql`update questions set benchmark = ${{ text: {}, unit: {}, betterWhen: 'more' }} where key = 'reach'`.execute(
    site.db,
  );
  next = createSeededRandomInteger(46);
  for (let count = 0; count < 12; count += 1) await addOrganisation(site.db);
});
afterAll(() => site.close());

const index: MeasurePositions = new Map();

const openServer = (readInBulk: BulkReader = (read) => read(site.db)): ContributionsReader =>
  createCachedContributionsReader({
    readEdition: createEditionCache(testProgramme),
    certificatePercent,
    readInBulk,
    index,
  });

async function addOrganisation(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into organisations (key, title, countries, category_id, group_key)
      values (${`other-${(organisations += 1)}`}, 'Other', array['hr'], ${1 + next(3)}::int, ${`g${next(3)}`})
      returning id)
    insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
      is_grading_locked, is_report_locked, opened_at)
    select added.id, (select max(id) from editions), ${year}::int, false, false, false, false, false, now()
    from added returning id`.execute(db);
  const id = rows[0]!.id;
  await sql`insert into members (questionnaire_id, account_id, role)
    values (${id}, ${site.world.accounts.lead}, 'main-certifier')`.execute(db);
  for (const key of ['brand', 'selection', 'benefits']) await setFinal(db, id, key);
  if (next(2)) await finalize(db, id);
  if (next(2)) await answer(db, id);
}

const setFinal = (db: Database, id: number, key: string) =>
  sql`insert into final_grades (questionnaire_id, area_id, grade, set_by, set_at)
    values (${id}, ${site.world.area(key)}, ${next(7) / 2}::numeric, null, now())
    on conflict (questionnaire_id, area_id) do update set grade = excluded.grade`.execute(db);
const finalize = (db: Database, id: number) =>
  sql`insert into finalizations (questionnaire_id, account_id, finalized_at)
    values (${id}, ${site.world.accounts.lead}, now()) on conflict do nothing`.execute(db);
const answer = (db: Database, id: number) =>
  sql`insert into responses (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value, revision,
      saved_by, saved_at)
    values (${id}, ${`answer_${site.world.answer('share')}`}, ${site.world.area('brand')},
      ${site.world.question('reach')}, ${site.world.answer('share')}, 'percentage',
      ${next(4) ? String(next(1000) / 10) : 'null'}::jsonb, 1, ${site.world.accounts.lead}, now())
    on conflict (questionnaire_id, form_key) do update set value = excluded.value`.execute(db);

/** Chooses the answer that disables the question `reach`, another one, or none. */
const disable = (db: Database, id: number) =>
  sql`insert into responses (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value, revision,
      saved_by, saved_at)
    values (${id}, ${`question_${site.world.question('strategy')}`}, ${site.world.area('brand')},
      ${site.world.question('strategy')}, ${[site.world.answer('none'), site.world.answer('plan'), null][next(3)]}::int,
      'single-choice', ${next(3) ? 'true' : 'false'}::jsonb, 1, ${site.world.accounts.lead}, now())
    on conflict (questionnaire_id, form_key) do update set answer_id = excluded.answer_id, value = excluded.value`.execute(
    db,
  );

const areas = ['brand', 'selection', 'benefits'];
const anyArea = () => areas[next(areas.length)]!;

/** Every kind of change of a questionnaire that affects comparisons. */
const changes: { [kind: string]: (db: Database, id: number) => Promise<unknown> } = {
  'a final grade is set': (db, id) => setFinal(db, id, anyArea()),
  'a final grade is removed': (db, id) =>
    sql`delete from final_grades where questionnaire_id = ${id}
      and area_id = ${site.world.area(anyArea())}`.execute(db),
  'a team finalizes': finalize,
  'a finalization is reset': (db, id) =>
    sql`delete from finalizations where questionnaire_id = ${id}`.execute(db),
  'a certifier who has not finalized joins or leaves': (db, id) =>
    next(2)
      ? sql`insert into members (questionnaire_id, account_id, role)
          values (${id}, ${site.world.accounts.certifier}, 'certifier') on conflict do nothing`.execute(
          db,
        )
      : sql`delete from members where questionnaire_id = ${id} and role = 'certifier'`.execute(db),
  'a certifier becomes a client': (db, id) =>
    sql`update members set role = 'client' where questionnaire_id = ${id} and role = 'certifier'`.execute(
      db,
    ),
  'an answer changes': answer,
  'an answer disables a question or enables it': disable,
  'an answer is removed': (db, id) =>
    sql`delete from responses where questionnaire_id = ${id}`.execute(db),
  'only key areas count': (db, id) =>
    sql`update questionnaires set is_key_only = not is_key_only where id = ${id}`.execute(db),
  'a questionnaire is hidden': (db, id) =>
    sql`update questionnaires set is_inactive = not is_inactive where id = ${id}`.execute(db),
  'a questionnaire moves to another year': (db, id) =>
    sql`update questionnaires set year = 4051 - year where id = ${id}
      and not exists (select from questionnaires o where o.organisation_id = questionnaires.organisation_id
        and o.id <> questionnaires.id)`.execute(db),
  'an organisation works in other countries': (db, id) =>
    ofOrganisation(db, id, sql`countries = ${[['hr'], ['hr', 'si'], ['rs'], []][next(4)]}::text[]`),
  'an organisation has another industry': (db, id) =>
    ofOrganisation(db, id, sql`category_id = ${[1, 2, 3, null][next(4)]}::int`),
  'an organisation has another group': (db, id) =>
    ofOrganisation(db, id, sql`group_key = ${['g0', 'g1', 'g2', null][next(4)]}::text`),
  'an organisation is added': (db) => addOrganisation(db),
  'an organisation is erased': (db, id) =>
    inTransaction(db, async (trx) => {
      const { key } = await trx
        .selectFrom('organisations as o')
        .innerJoin('questionnaires as q', 'q.organisation_id', 'o.id')
        .select('o.key')
        .where('q.id', '=', id)
        .executeTakeFirstOrThrow();
      await eraseOrganisation({ trx, key, at: site.clock.now });
    }),
};

const ofOrganisation = (db: Database, id: number, set: ReturnType<typeof sql>) =>
  sql`update organisations set ${set}
    where id = (select organisation_id from questionnaires where id = ${id})`.execute(db);

async function anyQuestionnaire(db: Database): Promise<number> {
  const rows = await db
    .selectFrom('questionnaires')
    .innerJoin('organisations', 'organisations.id', 'organisation_id')
    .select('questionnaires.id')
    .where('organisations.key', 'like', 'other-%')
    .orderBy('questionnaires.id')
    .execute();
  return rows[next(rows.length)]!.id;
}

const dimensions = [
  'all',
  ...['hr', 'si', 'rs'].map((country) => `country ${country}`),
  ...[1, 2, 3].map((industry) => `industry ${industry}`),
];

/**
 * Counts and adds up the values of a measure in a dimension, by company group; the key is '' for organisations without
 * a group.
 */
function sumContributions(
  contributions: YearContributions,
  {
    measure,
    dimension,
    isFinalizedOnly,
  }: { measure: string; dimension: string; isFinalizedOnly: boolean },
): Map<string, { organisations: number; sum: number }> {
  const sums = new Map<string, { organisations: number; sum: number }>();
  for (const { values, countries, industry, groupKey, isFinalized } of contributions.values()) {
    const value = values[index.get(measure) ?? -1] ?? NaN;
    const belongsTo = ['all', ...countries.map((key) => `country ${key}`), `industry ${industry}`];
    if (Number.isNaN(value) || !belongsTo.includes(dimension)) continue;
    if (isFinalizedOnly && !isFinalized) continue;
    const { organisations, sum } = sums.get(groupKey ?? '') ?? { organisations: 0, sum: 0 };
    sums.set(groupKey ?? '', { organisations: organisations + 1, sum: sum + value });
  }
  return sums;
}

/** Compares a server's cached contributions of the year with sums that the database computes from all rows. */
async function expectWholeYear(read: ContributionsReader, db: Database = site.db): Promise<void> {
  const contributions = await read(db, year);
  for (const isFinalizedOnly of [true, false]) {
    const whole = await sumYearInSql(db, { year, isFinalizedOnly });
    const measured = ['overall', 'figure reach', ...whole.map(({ measure }) => measure)];
    for (const measure of new Set(measured))
      for (const dimension of dimensions) {
        const parts = whole.filter((one) => one.measure === measure && one.dimension === dimension);
        const sums = sumContributions(contributions, { measure, dimension, isFinalizedOnly });
        expect([measure, dimension, [...sums.keys()].sort()]).toEqual([
          measure,
          dimension,
          parts.map(({ group }) => group ?? '').sort(),
        ]);
        for (const { group, organisations: count, sum } of parts) {
          expect(sums.get(group ?? '')?.organisations).toBe(count);
          expect(sums.get(group ?? '')?.sum).toBeCloseTo(sum, 9);
        }
      }
  }
  const byId = (one: { organisationId: number }, other: { organisationId: number }) =>
    one.organisationId - other.organisationId;
  const certified = [...contributions.values()].flatMap(
    ({ organisationId, certifiedTotal: total }) => (total ? [{ organisationId, total }] : []),
  );
  expect(certified.sort(byId)).toEqual(
    [...(await selectCertifiedInSql(db, { year, certificatePercent }))].sort(byId),
  );
}

describe('the cached contributions to the comparisons of a year', () => {
  it.each(Object.keys(changes))(
    'equal a fresh read of the whole year after this change: %s',
    async (kind) => {
      const read = openServer();
      await expectWholeYear(read);
      for (let round = 0; round < 5; round += 1) {
        await changes[kind]!(site.db, await anyQuestionnaire(site.db));
        await expectWholeYear(read);
      }
    },
  );

  it('equal a fresh read of the whole year on each of two servers, after many random changes', async () => {
    const servers = [openServer(), openServer()];
    const kinds = Object.values(changes);
    for (let round = 0; round < 60; round += 1) {
      await inTransaction(site.db, async (trx) => {
        for (let count = next(3); count >= 0; count -= 1)
          await kinds[next(kinds.length)]!(trx, await anyQuestionnaire(trx));
      });
      // Only one of the servers reads after each round, so that the two do not read after the same changes.
      await expectWholeYear(servers[next(2)]!);
    }
    for (const read of servers) await expectWholeYear(read);
  });

  it('include changes of an uncommitted transaction only in calls within that transaction', async () => {
    const read = openServer();
    await expectWholeYear(read);
    const undone = inTransaction(site.db, async (trx) => {
      await sql`update final_grades set grade = 3`.execute(trx);
      await expectWholeYear(read, trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expectWholeYear(read);
  });

  it('are read again only for the questionnaire that changed', async () => {
    const read = openServer();
    const before = await read(site.db, year);
    const id = await anyQuestionnaire(site.db);
    await sql`delete from comparison_changes`.execute(site.db);
    // No trigger marks this change, so nothing is read again: this proves that the cached contributions are used.
    await sql`alter table final_grades disable trigger user`.execute(site.db);
    await sql`update final_grades set grade = 0`.execute(site.db);
    await sql`alter table final_grades enable trigger user`.execute(site.db);
    expect(await read(site.db, year)).toBe(before);
    await sql`update final_grades set grade = 3 where questionnaire_id = ${id}`.execute(site.db);
    const after = await read(site.db, year);
    const overallOf = (one: number) => after.get(one)?.values[index.get('overall') ?? -1];
    expect(overallOf(id)).toBe(100);
    for (const other of after.keys()) if (other !== id) expect(overallOf(other)).not.toBe(0);
  });

  it('are read in bulk at once if there are many, and not if one has changed', async () => {
    await sql`with added as (
        insert into organisations (key, title) select 'many-' || number, 'Many'
        from generate_series(1, 600) number returning id)
      insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
        is_grading_locked, is_report_locked, opened_at)
      select id, (select max(id) from editions), ${year}::int, false, false, false, false, false, now()
      from added`.execute(site.db);
    let bulks = 0;
    const read = openServer((work) => {
      bulks += 1;
      return work(site.db);
    });
    expect((await read(site.db, year)).size).toBeGreaterThan(600);
    expect(bulks).toBe(1);
    await setFinal(site.db, await anyQuestionnaire(site.db), 'brand');
    await read(site.db, year);
    expect(bulks).toBe(1);
  });

  it('are all read again after a backup is restored', async () => {
    const read = openServer();
    await read(site.db, year);
    await sql`alter table final_grades disable trigger user`.execute(site.db);
    await sql`update final_grades set grade = 2`.execute(site.db);
    await sql`alter table final_grades enable trigger user`.execute(site.db);
    await sql`insert into signing_keys (purpose, key) values ('replies', 'another')
      on conflict (purpose) do update set key = excluded.key`.execute(site.db);
    await expectWholeYear(read);
  });
});
