import { rmSync, symlinkSync } from 'node:fs';
import { sql } from 'kysely';
import { openTestSite } from '../server/src/testing/openTestSite.ts';
import { waitForLockWaiter } from '../server/src/testing/waitForLockWaiter.ts';
import { startPostgres, type Postgres } from './startPostgres.ts';
import { findUnavailableReason } from '../server/src/monitoring/unavailable.ts';
import {
  apiCallDatabaseLimits,
  connect,
  type DatabaseConnections,
  type Database,
} from '../server/src/database/connect.ts';
import { inTransaction } from '../server/src/database/inTransaction.ts';

/** Time limit in ms: the set-up creates and starts a PostgreSQL server. */
jest.setTimeout(60_000);

let postgres: Postgres;
let administration: DatabaseConnections;
let connection: DatabaseConnections;

beforeAll(async () => {
  postgres = await startPostgres();
  administration = await connect({ kind: 'server', url: postgres.url });
});
beforeEach(async () => {
  connection = await connect({ kind: 'server', url: postgres.url });
});
afterEach(async () => {
  postgres.thaw();
  await connection.close();
  // End statements that are still running.
  await terminateOthers();
});
afterAll(async () => {
  await administration.close();
  await postgres.stop();
});

const one = (db: Database) => sql`select 1`.execute(db);

/** Waits until the work fails. @returns the error and its reason */
async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { reason: findUnavailableReason(error), error };
}

/** Terminates every connection except the one that runs this statement. */
async function terminateOthers(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(administration.db);
}

/** Resolves when this number of `pg_sleep` statements is running. */
async function untilAsleep(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ asleep: number }>`select count(*)::int as asleep
      from pg_stat_activity where wait_event = 'PgSleep'`.execute(administration.db);
    if (rows[0]?.asleep === count) return;
  }
}

describe('a call whose database connection breaks', () => {
  it('is answered with 503 and a Retry-After header, and succeeds when it is sent again', async () => {
    process.env.TEST_DATABASE_URL = postgres.url;
    const site = await openTestSite();
    try {
      await site.reset();
      const id = site.world.questionnaire;
      const key = `question_comments_${site.world.question('strategy')}`;
      const save = () =>
        site.call('client', 'questionnaireAnswersSave', {
          id,
          answers: { [key]: { value: true, content: 'Kept' } },
        });
      let interrupted: Awaited<ReturnType<typeof save>> | undefined;
      const holding = inTransaction(site.db, async (trx) => {
        await sql`select from questionnaires where id = ${id} for update`.execute(trx);
        const saving = save();
        await waitForLockWaiter(trx);
        // Terminate the waiting connection first: once this transaction has lost its lock, the statement could finish.
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where cardinality(pg_blocking_pids(pid)) > 0`.execute(administration.db);
        interrupted = await saving;
        await terminateOthers();
      });
      // The connection of this transaction was terminated, too.
      expect(await failureOf(holding)).toMatchObject({ reason: 'connection-lost' });
      expect(interrupted).toMatchObject({
        status: 503,
        headers: { 'retry-after': '2' },
        error: { code: 'unavailable', details: { retryAfterSeconds: 2 } },
      });
      const again = await save();
      expect([again.status, again.reply.saved]).toEqual([200, { [key]: expect.anything() }]);
    } finally {
      await site.close();
      delete process.env.TEST_DATABASE_URL;
    }
  });
});

describe('when a database connection breaks', () => {
  it('during a statement, only this statement fails, and later ones succeed', async () => {
    const asked = Array.from({ length: 10 }, () =>
      failureOf(sql`select pg_sleep(3)`.execute(connection.db)),
    );
    await untilAsleep(10);
    await terminateOthers();
    const reasons = (await Promise.all(asked)).map(({ reason }) => reason);
    expect(reasons).toEqual(Array.from({ length: 10 }, () => 'connection-lost'));
    await expect(one(connection.db)).resolves.toBeDefined();
  });

  it('between two statements, the transaction fails, and later statements succeed', async () => {
    const { reason } = await failureOf(
      inTransaction(connection.db, async (trx) => {
        await one(trx);
        await terminateOthers();
        await one(trx);
      }),
    );
    expect(reason).toBe('connection-lost');
    await expect(one(connection.db)).resolves.toBeDefined();
  });

  it('while it is idle, later statements succeed again', async () => {
    await connection.db.connection().execute(async (held) => {
      await one(held);
      await terminateOthers();
    });
    // The next statement may still get the dropped connection; afterwards the pool has removed the connection.
    await failureOf(one(connection.db));
    await expect(one(connection.db)).resolves.toBeDefined();
  });

  it('because PostgreSQL restarts or crashes, statements succeed again once PostgreSQL is back', async () => {
    for (const end of [postgres.restart, postgres.crash]) {
      const asked = failureOf(sql`select pg_sleep(3)`.execute(connection.db));
      await untilAsleep(1);
      await end();
      expect((await asked).reason).toBe('connection-lost');
      await expect(one(connection.db)).resolves.toBeDefined();
    }
  });
});

describe('when PostgreSQL does not respond', () => {
  it('calls and long work fail, also those that wait for a connection; calls succeed once it responds again', async () => {
    await one(connection.db);
    // This statement fails early only because PostgreSQL is frozen: otherwise long work has minutes.
    const long = failureOf(sql`select pg_sleep(60)`.execute(connection.dbForLongWork));
    await untilAsleep(1);
    postgres.freeze();
    // Start more calls than the pool has connections.
    const asked = Array.from({ length: 30 }, () => failureOf(one(connection.db)));
    asked.push(failureOf(inTransaction(connection.db, one)));
    const reasons = (await Promise.all(asked)).map(({ reason }) => reason);
    const expected = ['no-answer', 'no-free-connection'];
    expect(reasons.filter((reason) => !expected.includes(reason ?? 'none'))).toEqual([]);
    expect((await long).reason).toBe('no-answer');
    const { connectWithinMs, clientTimeout } = apiCallDatabaseLimits;
    expect(connectWithinMs).toBeLessThan(5000);
    expect(clientTimeout.answerWithinMs).toBeLessThan(5000);
    postgres.thaw();
    await expect(one(connection.db)).resolves.toBeDefined();
    expect(connection.use?.().waiting).toBe(0);
  });
});

describe('when PostgreSQL responds', () => {
  it('a statement or a wait for a lock that takes too long for a call is ended, except in long work', async () => {
    const { answerWithinMs } = apiCallDatabaseLimits.clientTimeout;
    await sql`drop table if exists held`.execute(connection.db);
    await sql`create table held (id int)`.execute(connection.db);
    const slow = failureOf(sql`select pg_sleep(60)`.execute(connection.db));
    const long = sql`select pg_sleep(${answerWithinMs / 1000 + 0.5})`.execute(
      connection.dbForLongWork,
    );
    const waiting = inTransaction(administration.dbForLongWork, async (trx) => {
      await sql`lock table held`.execute(trx);
      return failureOf(sql`select from held`.execute(connection.db));
    });
    expect(await slow).toMatchObject({ reason: 'too-slow' });
    expect(await waiting).toMatchObject({ reason: 'busy' });
    await expect(long).resolves.toBeDefined();
    await sql`drop table held`.execute(connection.db);
  });

  it('a call fails if no connection is free', async () => {
    const slow = Array.from({ length: 10 }, () =>
      failureOf(sql`select pg_sleep(3.3)`.execute(connection.db)),
    );
    await untilAsleep(10);
    expect(await failureOf(one(connection.db))).toMatchObject({ reason: 'no-free-connection' });
    await Promise.all(slow);
  });

  it('writes are refused if its disk is full, and reads still succeed', async () => {
    const { db } = connection;
    await sql`drop table if exists written`.execute(administration.db);
    await sql`create table written (line text)`.execute(administration.db);
    const { rows } = await sql<{ path: string }>`
      select current_setting('data_directory') || '/' || pg_relation_filepath('written') as path`.execute(
      administration.db,
    );
    // Replace the table's file by /dev/full, where writes fail as on a full disk. New connections open the replacement.
    const { path = '' } = rows[0] ?? {};
    rmSync(path);
    symlinkSync('/dev/full', path);
    const write = sql`insert into written values ('x')`.execute(db);
    expect(await failureOf(write)).toMatchObject({ reason: 'database-full' });
    await expect(one(db)).resolves.toBeDefined();
    await sql`drop table written`.execute(administration.db);
  });

  it('writes in a read-only transaction, as on a replica, are refused', async () => {
    const change = inTransaction(connection.db, async (trx) => {
      await sql`set transaction read only`.execute(trx);
      await sql`create table written (id int)`.execute(trx);
    });
    expect(await failureOf(change)).toMatchObject({ reason: 'database-read-only' });
  });
});
