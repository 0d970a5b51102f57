import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { connect, type DatabaseConnections } from '../server/src/database/connect.ts';
import { inTransaction } from '../server/src/database/inTransaction.ts';
import { listMissingRoleSettings } from '../server/src/database/listMissingRoleSettings.ts';
import { prepareStatement } from '../server/src/database/prepareStatement.ts';
import { findUnavailableReason } from '../server/src/monitoring/unavailable.ts';
import { createServerEnvironment, serverEntryFile } from '../server/src/testing/serverProcess.ts';
import { setCallLimits } from '../server/src/testing/setCallLimits.ts';
import { startPgbouncer, type Pgbouncer } from './startPgbouncer.ts';
import { startPostgres, type Postgres } from './startPostgres.ts';

/** Time limit in ms: the set-up creates and starts a PostgreSQL server. */
jest.setTimeout(60_000);

/** Connections of PgBouncer to PostgreSQL. */
const poolSize = 3;
const serverCount = 4;
const template = readFileSync(join(__dirname, '..', 'deploy', 'pgbouncer.ini.template'), 'utf8');

let postgres: Postgres;
let pgbouncer: Pgbouncer;
/** Reaches PostgreSQL directly. */
let administration: DatabaseConnections;
/** The connections of several servers that share the pooler. */
let servers: DatabaseConnections[];

beforeAll(async () => {
  postgres = await startPostgres();
  administration = await connect({ kind: 'server', url: postgres.url });
  await sql`create table counters (id integer primary key, count integer not null)`.execute(
    administration.db,
  );
});
beforeEach(async () => {
  await setCallLimits(postgres.url);
  await openPooler();
});
afterEach(closePooler);
afterAll(async () => {
  await administration.close();
  await postgres.stop();
});

async function openPooler(): Promise<void> {
  pgbouncer = await startPgbouncer({ databaseUrl: postgres.url, poolSize, template });
  const address = { kind: 'server', url: postgres.url, pooledUrl: pgbouncer.url } as const;
  servers = await Promise.all(Array.from({ length: serverCount }, () => connect(address)));
}

async function closePooler(): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
  await pgbouncer.stop();
}

/** The database of each server, `each` times. */
const callers = (each: number) =>
  Array.from({ length: each }, () => servers.map(({ db }) => db)).flat();

/** Waits until the work fails. @returns why the database is unavailable */
const reasonOf = (work: Promise<unknown>) => work.then(() => 'none', findUnavailableReason);

const addTwo = prepareStatement<{ number: number }, { sum: number; session: number }>(
  'select $number::int + 2 as sum, pg_backend_pid() as session',
);

describe('servers whose calls share the connections of PgBouncer', () => {
  it('run the same statements at the same time on no more sessions of PostgreSQL than the pool has', async () => {
    const rows = await Promise.all(
      callers(30).map((db, number) => addTwo(db, { number }).then(([row]) => row!)),
    );
    expect(rows.map(({ sum }) => sum)).toEqual(rows.map((_row, number) => number + 2));
    const sessions = new Set(rows.map(({ session }) => session));
    expect(sessions.size).toBeGreaterThan(1);
    expect(sessions.size).toBeLessThanOrEqual(poolSize);
  });

  it('keep their transactions apart: of many additions at the same time none is lost', async () => {
    await sql`insert into counters values (1, 0)`.execute(administration.db);
    await Promise.all(
      callers(5).map((db) =>
        inTransaction(db, async (trx) => {
          const { rows } = await sql<{ count: number }>`
            select count from counters where id = 1 for update`.execute(trx);
          await sql`update counters set count = ${rows[0]!.count + 1} where id = 1`.execute(trx);
        }),
      ),
    );
    const { rows } = await sql<{ count: number }>`select count from counters`.execute(
      administration.db,
    );
    expect(rows).toEqual([{ count: 5 * serverCount }]);
  });

  it('reach PostgreSQL directly for long work, which has no time limit of calls', async () => {
    const { rows } = await sql<{ limit: string }>`
      select current_setting('statement_timeout') as limit`.execute(servers[0]!.dbForLongWork);
    expect(rows).toEqual([{ limit: '10min' }]);
  });

  it('end a statement that takes too long for a call', async () => {
    expect(await reasonOf(sql`select pg_sleep(60)`.execute(servers[0]!.db))).toBe('too-slow');
    expect(await addTwo(servers[0]!.db, { number: 1 })).toMatchObject([{ sum: 3 }]);
  });

  it.each(['restart', 'crash'] as const)(
    'fail as unavailable while PostgreSQL is down (%s), and succeed once it runs again',
    async (disrupt) => {
      const { db } = servers[0]!;
      const interrupted = reasonOf(sql`select pg_sleep(3)`.execute(db));
      await untilAsleep();
      await postgres[disrupt]();
      expect(await interrupted).toBe('connection-lost');
      const reasons = new Set<unknown>();
      for (;;) {
        const reason = await reasonOf(addTwo(db, { number: 1 }));
        if (reason === 'none') break;
        reasons.add(reason);
      }
      // How long PgBouncer refuses calls differs; each of them must be one that a page sends again.
      expect([...reasons]).not.toContain(undefined);
    },
  );

  it('fail as unavailable without PgBouncer', async () => {
    const { db } = servers[0]!;
    await addTwo(db, { number: 1 });
    await pgbouncer.stop();
    expect(await reasonOf(addTwo(db, { number: 1 }))).toMatch(/^(refused|connection-lost)$/);
    await openPooler();
  });
});

describe('a role without time limits', () => {
  beforeEach(async () => {
    await postgres.run('alter role test reset all');
    // The sessions that PgBouncer has opened keep the limits of the role.
    await closePooler();
    await openPooler();
  });

  it('is reported with the statements that set them', async () => {
    expect(await listMissingRoleSettings(servers[0]!.db)).toEqual([
      'alter role test set idle_in_transaction_session_timeout = 10000',
      'alter role test set lock_timeout = 3000',
      'alter role test set statement_timeout = 3500',
    ]);
  });

  it('lets no server start, which prints these statements', async () => {
    const env = createServerEnvironment({
      DATABASE_URL: postgres.url,
      DATABASE_POOLED_URL: pgbouncer.url,
      DEMO: '0',
      PORT: '0',
    });
    const start = promisify(execFile)(process.execPath, [serverEntryFile], { env });
    await expect(start).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^DATABASE_POOLED_URL must be .*alter role test set statement_timeout = 3500.*\n$/,
      ) as unknown,
    });
  });
});

it('finds nothing missing in a role with the time limits of calls', async () => {
  expect(await listMissingRoleSettings(servers[0]!.db)).toEqual([]);
});

/** Resolves when a `pg_sleep` statement is running. */
async function untilAsleep(): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where wait_event = 'PgSleep'`.execute(
      administration.db,
    );
    if (rows.length > 0) return;
  }
}
