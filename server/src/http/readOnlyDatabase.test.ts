/** @engine connections */
import { contract, type ActionName } from '@cert/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { createValidInputs } from '../testing/createValidInputs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
// Each test opens its own site, because the database stays read-only.
beforeEach(async () => {
  site = await openTestSite();
  await site.reset();
});
afterEach(() => site.close());

const people = ['client', 'certifier', 'lead'] as const;
// `mediaGetSignedUrl` is left out: it stores a reservation for the uploaded file, so it is refused while the database
// is read-only.
const reads = (Object.keys(contract) as ActionName[]).filter(
  (name) => contract[name].method === 'GET' && name !== 'mediaGetSignedUrl',
);

/** Calls every reading action as every person. @returns the status of each call */
async function readAll(): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const person of people)
    for (const name of reads) statuses[`${name} of ${person}`] = await statusOf(person, name);
  return statuses;
}

async function statusOf(person: Person, name: ActionName): Promise<number> {
  return (await site.call(person, name, createValidInputs(site, person)[name] as never)).status;
}

/** Makes the database read-only for all connections, as a standby of a cluster is. */
async function makeReadOnly(db: Database): Promise<void> {
  await sql`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database());
  end $$`.execute(db);
  await db.connection().execute(async (connection) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
    await sql`select set_config('default_transaction_read_only', 'on', false)`.execute(connection);
  });
}

const comment = (content: string) =>
  site.call('client', 'questionnaireAnswersSave', {
    id: site.world.questionnaire,
    answers: { [`area_comments_${site.world.area('brand')}`]: { value: true, content } },
  });

it('every action that reads is answered while the database is read-only', async () => {
  const before = await readAll();
  // Now the queries have something to store: the progress after this change, and the time at which each session was
  // used last.
  expect((await comment('Before')).status).toBe(200);
  site.clock.now = new Date(site.clock.now.getTime() + 10 * 60_000);
  await makeReadOnly(site.db);
  expect((await comment('Meanwhile')).status).toBe(503);
  expect(await readAll()).toEqual(before);
});

it('a server starts on a read-only database, even if a row of the audit visibility is missing', async () => {
  await sql`delete from audit_visibility where action = 'infoSave'`.execute(site.db);
  await makeReadOnly(site.db);
  await migrate(site.db);
  await site.restart();
  expect(await statusOf('client', 'info')).toBe(200);
  const { rows } = await sql`select from audit_visibility where action = 'infoSave'`.execute(
    site.db,
  );
  expect(rows).toEqual([]);
});
