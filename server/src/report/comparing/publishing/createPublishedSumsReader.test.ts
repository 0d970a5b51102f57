import { sql } from 'kysely';
import type { DatabaseConnections } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/inTransaction.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { recordStatements } from '../../../testing/recordStatements.ts';
import type { Contribution } from '../contribution.ts';
import { createPublishedSumsReader } from './createPublishedSumsReader.ts';

let connection: DatabaseConnections;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

/** Contributions that count how often code iterates over them. */
class WatchedContributions extends Map<number, Contribution> {
  looks = 0;

  override [Symbol.iterator]() {
    this.looks += 1;
    return super[Symbol.iterator]();
  }
}

/** Creates three finalized contributions. */
const makeContributions = () =>
  new WatchedContributions(
    [1, 2, 3].map((id) => [
      id,
      {
        organisationId: id,
        isFinalized: true,
        countries: [],
        industry: null,
        groupKey: null,
        scope: '1',
        values: new Float64Array(),
        certifiedTotal: null,
      },
    ]),
  );

it('published sums: the search for unpublished organisations runs once per change of contributions, not per call', async () => {
  const { db } = connection;
  const read = createPublishedSumsReader({
    year: 2026,
    index: new Map(),
    least: 7,
    dbForLongWork: db,
    readInBulk: (read) => read(db),
  });
  const before = makeContributions();
  const sums = await read(db, before);
  for (let call = 0; call < 5; call += 1) expect(await read(db, before)).toBe(sums);
  expect(before.looks).toBe(1);
  const after = makeContributions();
  await Promise.all([read(db, after), read(db, after)]);
  expect(after.looks).toBe(1);
});

it('published sums: the last published step is found by a database index, not by reading all rows of the year', async () => {
  const { db } = connection;
  const read = createPublishedSumsReader({
    year: 2026,
    index: new Map(),
    least: 7,
    dbForLongWork: db,
    readInBulk: (read) => read(db),
  });
  const contributions = makeContributions();
  await read(db, contributions);
  const stopRecording = recordStatements(db);
  await read(db, contributions);
  const [statement, ...others] = stopRecording();
  expect(others).toEqual([]);
  const plan = await inTransaction(db, async (trx) => {
    // PostgreSQL would scan the nearly empty table. Scans are disabled to see whether the statement can use the index.
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql.raw(`explain ${statement!.replace('$1', '2026')}`).execute(trx);
  });
  expect(JSON.stringify(plan.rows)).toMatch(/Limit.*comparison_contributions_step/s);
});

it('published sums do not change while a new step cannot be stored; a later call stores the step', async () => {
  const { db } = connection;
  await sql`create function refuse_writing() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'read_only_sql_transaction'; end $$`.execute(db);
  await sql`create trigger refuse_writing before insert on comparison_contributions
    for each statement execute function refuse_writing()`.execute(db);
  const read = createPublishedSumsReader({
    year: 2027,
    index: new Map(),
    least: 2,
    dbForLongWork: db,
    readInBulk: (read) => read(db),
  });
  const contributions = makeContributions();
  expect((await read(db, contributions))('overall', 'all', 1).organisations).toBe(0);
  await sql`drop function refuse_writing cascade`.execute(db);
  const stopRecording = recordStatements(db);
  await read(db, contributions);
  expect(stopRecording().join('\n')).toContain('insert into comparison_contributions');
});

it('published sums of a new step are kept when the result of an older read arrives late', async () => {
  const { db } = connection;
  await sql`delete from comparison_contributions where year = 2028`.execute(db);
  const read = createPublishedSumsReader({
    year: 2028,
    index: new Map(),
    least: 7,
    dbForLongWork: db,
    readInBulk: (read) => read(db),
  });
  const contributions = makeContributions();
  await read(db, contributions);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let answered: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answered = resolve));
  const late = read(
    db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        answered();
        await released;
        return result;
      },
    }),
    contributions,
  );
  await isAnswered;
  await sql`insert into comparison_contributions
    (year, step, organisation_id, scope, countries, industry, group_key, measures)
    values (2028, 1, null, '1', '{}', null, null, '{}')`.execute(db);
  const newest = await read(db, contributions);
  release();
  expect(await late).toBe(newest);
  expect(await read(db, contributions)).toBe(newest);
});
