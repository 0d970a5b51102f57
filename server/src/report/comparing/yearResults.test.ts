/** @engine json, locks, transactions */
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { createEditionCache } from '../../editions/createEditionCache.ts';
import { eraseOrganisation } from '../../organisation-data/eraseOrganisation.ts';
import { openTestSite, type TestSite } from '../../testing/openTestSite.ts';
import { recordStatements } from '../../testing/recordStatements.ts';
import { testProgramme } from '../../testing/testProgramme.ts';
import { createYearResultsReader, type YearResultsReader } from './yearResults.ts';

const year = 2026;
/** Size of the smallest step: five organisations, and the two whose values a reader of two reports knows. */
const least = 7;
const stranger = 0;

let site: TestSite;
let count: number;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(async () => {
  await site.reset();
  count = 0;
});
afterAll(() => site.close());

const openServer = (): YearResultsReader =>
  createYearResultsReader({
    readEdition: createEditionCache(testProgramme),
    certificatePercent: 75,
    leastOrganisations: 5,
    dbForLongWork: site.db,
    readInBulk: (read) => read(site.db),
  });

/** Adds a graded organisation. Each of its areas gets this final grade. */
async function addOrganisation(
  grade: number,
  { isFinalized = true }: { isFinalized?: boolean } = {},
): Promise<{ id: number; organisationId: number; key: string }> {
  const { db, world } = site;
  const key = `other-${(count += 1)}`;
  const { rows } = await sql<{ id: number; organisationId: number }>`
    with added as (
      insert into organisations (key, title, countries, category_id)
      values (${key}, 'Other', array['hr'], 1) returning id)
    insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
      is_grading_locked, is_report_locked, opened_at)
    select added.id, (select max(id) from editions), ${year}::int, false, false, false, false, false, now()
    from added returning id, organisation_id as "organisationId"`.execute(db);
  const { id, organisationId } = rows[0]!;
  await sql`insert into members (questionnaire_id, account_id, role)
    values (${id}, ${world.accounts.lead}, 'main-certifier')`.execute(db);
  await setFinals(id, grade);
  if (isFinalized) await finalize(id);
  return { id, organisationId, key };
}

async function setFinals(id: number, grade: number): Promise<void> {
  for (const key of ['brand', 'selection', 'benefits'])
    await sql`insert into final_grades (questionnaire_id, area_id, grade, set_by, set_at)
      values (${id}, ${site.world.area(key)}, ${grade}::numeric, null, now())
      on conflict (questionnaire_id, area_id) do update set grade = excluded.grade`.execute(
      site.db,
    );
}

const finalize = (id: number) =>
  sql`insert into finalizations (questionnaire_id, account_id, finalized_at)
    values (${id}, ${site.world.accounts.lead}, now()) on conflict do nothing`.execute(site.db);

async function addMany(grades: readonly number[]) {
  const added: Awaited<ReturnType<typeof addOrganisation>>[] = [];
  for (const grade of grades) added.push(await addOrganisation(grade));
  return added;
}

/** Reads the sum of the grades of one area. */
async function readSum(
  { readSums }: YearResultsReader,
  own = stranger,
  db: Database = site.db,
): Promise<[organisations: number, sum: number]> {
  const { organisations, sum } = (await readSums(db, year))('area attracting/brand', 'all', own);
  return [organisations, sum];
}

describe('the published sums of a year', () => {
  it('start with seven organisations whose teams have finalized, and grow in steps of at least seven', async () => {
    const server = openServer();
    await addMany([1, 1, 1, 1, 1, 1]);
    await addOrganisation(3, { isFinalized: false });
    expect(await readSum(server)).toEqual([0, 0]);
    await addOrganisation(2);
    expect(await readSum(server)).toEqual([7, 8]);
    await addMany([3, 3, 3, 3, 3, 3]);
    expect(await readSum(server)).toEqual([7, 8]);
    await addOrganisation(3);
    expect(await readSum(server)).toEqual([14, 29]);
  });

  it('do not change when a final grade changes later or a finalization is reset', async () => {
    const server = openServer();
    const [first] = await addMany([1, 1, 1, 1, 1, 1, 1]);
    expect(await readSum(server)).toEqual([7, 7]);
    await setFinals(first!.id, 3);
    expect(await readSum(server)).toEqual([7, 7]);
    await sql`delete from finalizations where questionnaire_id = ${first!.id}`.execute(site.db);
    expect(await readSum(server)).toEqual([7, 7]);
    expect(await readSum(openServer())).toEqual([7, 7]);
  });

  it('exclude the reader’s own value as it was published, also if the reader’s grade has changed since then', async () => {
    const server = openServer();
    const [first] = await addMany([2, 1, 1, 1, 1, 1, 1]);
    expect(await readSum(server, first!.organisationId)).toEqual([6, 6]);
    await setFinals(first!.id, 3);
    expect(await readSum(server, first!.organisationId)).toEqual([6, 6]);
  });

  it('are the same on several servers that publish the same step at once', async () => {
    await addMany([1, 1, 1, 1, 1, 1, 1, 2]);
    const servers = [openServer(), openServer(), openServer()];
    const sums = await Promise.all(servers.map((server) => readSum(server)));
    expect(sums).toEqual([
      [8, 9],
      [8, 9],
      [8, 9],
    ]);
    await addMany([1, 1, 1, 1, 1, 1, 1]);
    expect(await readSum(servers[0]!)).toEqual([15, 16]);
    expect(await readSum(servers[1]!)).toEqual([15, 16]);
  });

  it('keep the grades of an erased organisation, but not its country, industry and company group', async () => {
    const server = openServer();
    const [first] = await addMany([3, 1, 1, 1, 1, 1, 1]);
    await sql`update organisations set group_key = 'adria' where id <= ${first!.organisationId}`.execute(
      site.db,
    );
    expect(await readSum(server)).toEqual([7, 9]);
    await inTransaction(site.db, (trx) =>
      eraseOrganisation({ trx, key: first!.key, at: site.clock.now }),
    );
    expect(await readSum(server)).toEqual([7, 9]);
    expect(await readSum(openServer())).toEqual([7, 9]);
    const rows = await site.db
      .selectFrom('comparison_contributions')
      .select(['organisation_id', 'countries', 'industry', 'group_key'])
      .orderBy('id')
      .execute();
    const [erased, ...others] = rows;
    expect(erased).toEqual({ organisation_id: null, countries: [], industry: null, group_key: '' });
    for (const other of others)
      expect(other).toMatchObject({ countries: ['hr'], industry: 1, group_key: null });
  });

  it('are not published within a transaction, because it could be rolled back', async () => {
    await addMany([1, 1, 1, 1, 1, 1, 1]);
    const server = openServer();
    await inTransaction(site.db, async (trx) => {
      expect(await readSum(server, stranger, trx)).toEqual([0, 0]);
    });
    expect(await readSum(server)).toEqual([least, least]);
  });

  it('are read again after a backup is restored', async () => {
    const server = openServer();
    await addMany([1, 1, 1, 1, 1, 1, 1]);
    expect(await readSum(server)).toEqual([7, 7]);
    await sql`update comparison_contributions
      set measures = jsonb_set(measures, '{area attracting/brand}', '2')`.execute(site.db);
    await sql`insert into signing_keys (purpose, key) values ('replies', 'another')
      on conflict (purpose) do update set key = excluded.key`.execute(site.db);
    expect(await readSum(server)).toEqual([7, 14]);
  });
});

describe('the work of a server for comparisons', () => {
  it('takes two SQL statements for the sums and one for the certified organisations while nothing changes', async () => {
    const server = openServer();
    await addMany([1, 1, 1, 1, 1, 1, 1, 3, 3]);
    await addOrganisation(3, { isFinalized: false });
    const sums = await server.readSums(site.db, year);
    const certified = await server.readCertified(site.db, year);
    expect(certified).toHaveLength(3);
    let stopRecording = recordStatements(site.db);
    expect(await server.readSums(site.db, year)).toBe(sums);
    expect(stopRecording()).toHaveLength(2);
    stopRecording = recordStatements(site.db);
    expect(await server.readCertified(site.db, year)).toBe(certified);
    expect(stopRecording()).toHaveLength(1);
  });

  it('includes only one attempt to publish a step if several calls arrive at once', async () => {
    const server = openServer();
    await addMany([1, 1, 1, 1, 1, 1, 1]);
    const stopRecording = recordStatements(site.db);
    const sums = await Promise.all(Array.from({ length: 6 }, () => server.readSums(site.db, year)));
    const statements = stopRecording();
    expect(new Set(sums).size).toBe(1);
    // The published increments are read three times before the step is stored (for the first call, under the lock of
    // the step, and for planning it), and once after it.
    expect(statements.filter((one) => one.includes('from comparison_increments'))).toHaveLength(4);
    expect(statements.filter((one) => one.includes('pg_advisory_xact_lock'))).toHaveLength(1);
  });

  it('includes a second attempt to publish a step by the next call if the first attempt failed', async () => {
    const server = openServer();
    await addMany([1, 1, 1, 1, 1, 1, 1]);
    const failures = [
      ['comparison_increments rename to away', 'away rename to comparison_increments'],
      [
        'comparison_contributions add constraint away check (false)',
        'comparison_contributions drop constraint away',
      ],
    ] as const;
    for (const [begin, end] of failures) {
      await sql`alter table ${sql.raw(begin)}`.execute(site.db);
      await expect(readSum(server)).rejects.toThrow(/comparison_increments|away/);
      await sql`alter table ${sql.raw(end)}`.execute(site.db);
    }
    expect(await readSum(server)).toEqual([7, 7]);
  });
});
