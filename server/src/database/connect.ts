import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openEmbeddedDatabase } from './openEmbeddedDatabase.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { PreparingClient, type StatementTimeout } from './PreparingClient.ts';
import { lockFolder } from './embeddedLock.ts';
import type { Tables } from './tables.ts';
import { valueParsers } from './valueParsers.ts';

export type Database = Kysely<Tables>;

/**
 * Where the data are: a folder of the embedded database, a PostgreSQL server, or nowhere but in memory (tests;
 * `dump` is a copy made by PGlite's `dumpDataDir`).
 */
export type DatabaseAddress =
  | { kind: 'embedded'; folder: string }
  | { kind: 'server'; url: string }
  | { kind: 'memory'; dump?: Blob };

export type Connection = {
  /** For calls, which are answered within seconds or not at all. */
  db: Database;
  /** For what may take minutes: migrations, the office, adding up a year. The same as `db` where it is embedded. */
  dbForLongWork: Database;
  /** For asking whether the database answers, whatever the calls are waiting for. The same as `db` where it is embedded. */
  dbForProbes: Database;
  close: () => Promise<void>;
  /** How the connections of calls to a database server are used now. */
  use?: () => ConnectionUse;
};

/** Numbers of connections; `waiting`: of calls that none is free for. */
export type ConnectionUse = { busy: number; idle: number; waiting: number };

type Limits = {
  /** Most connections; PostgreSQL's own default limit is 100 for all programs together. */
  max: number;
  /** So long a connection is waited for, be it a new one or one that others are using. */
  connectWithinMs: number;
  /** On this side. */
  patience: StatementTimeout;
  /** PostgreSQL ends a statement, the wait for a lock, and a transaction in which nobody asks anything. */
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
};

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * Together below the 5 s within which every call is answered also by a database that is frozen. PostgreSQL ends a slow
 * statement before we break the connection, as long as it lives. See docs/decisions/0027-bad-nights.md.
 */
const callLimits: Limits = {
  max: 10,
  connectWithinMs: 3 * secondMs,
  patience: { answerWithinMs: 4 * secondMs },
  statementTimeoutMs: 3.5 * secondMs,
  lockTimeoutMs: 3 * secondMs,
  idleInTransactionTimeoutMs: 10 * secondMs,
};
const probeLimits = {
  max: 1,
  connectWithinMs: 2 * secondMs,
  patience: { answerWithinMs: 2 * secondMs },
  statementTimeoutMs: 2 * secondMs,
  lockTimeoutMs: secondMs,
  idleInTransactionTimeoutMs: 10 * secondMs,
} satisfies Limits;
/** A server that is frozen is noticed here within 4 s, too: it does not answer the probe. */
const longWorkLimits: Omit<Limits, 'patience'> = {
  max: 2,
  connectWithinMs: 4 * secondMs,
  statementTimeoutMs: 10 * minuteMs,
  // Another server may migrate, another command restore.
  lockTimeoutMs: 10 * minuteMs,
  // A backup packs the documents inside of its transaction.
  idleInTransactionTimeoutMs: 6 * 60 * minuteMs,
};

/**
 * Opens the database. Both kinds speak the same SQL and give the same JavaScript values.
 * @param onIdleError told when a connection that nobody uses breaks; the pool replaces it by itself
 * @throws FolderInUse when another process uses the embedded database's folder
 * @throws UnusableFolder when that folder is damaged, or of another version
 */
export async function connect(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void = () => {},
): Promise<Connection> {
  if (address.kind === 'server') return connectToServer(address.url, onIdleError);
  if (address.kind === 'memory') {
    return connectToEmbedded(
      await PGlite.create({ parsers: valueParsers, loadDataDir: address.dump }),
    );
  }
  const unlock = await lockFolder(address.folder);
  try {
    const embedded = connectToEmbedded(await openEmbeddedDatabase(address.folder));
    return { ...embedded, close: () => embedded.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function connectToEmbedded(pglite: PGlite): Connection {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    dbForLongWork: db,
    dbForProbes: db,
    close: async () => {
      await db.destroy();
      // Kysely closes what it has used; one that was never asked is still open.
      if (!pglite.closed) await pglite.close();
    },
  };
}

function connectToServer(url: string, onIdleError: (error: Error) => void): Connection {
  const probes = openPool(url, probeLimits);
  const isAlive = shareOneRun(() =>
    sql`select 1`.execute(probes.db).then(
      () => true,
      () => false,
    ),
  );
  const calls = openPool(url, callLimits);
  const longWork = openPool(url, {
    ...longWorkLimits,
    patience: { askEveryMs: probeLimits.patience.answerWithinMs, isAlive },
  });
  const opened = [probes, calls, longWork];
  for (const { pool } of opened) pool.on('error', onIdleError);
  return {
    db: calls.db,
    dbForLongWork: longWork.db,
    dbForProbes: probes.db,
    use: () => ({
      busy: calls.pool.totalCount - calls.pool.idleCount,
      idle: calls.pool.idleCount,
      waiting: calls.pool.waitingCount,
    }),
    close: async () => {
      for (const { pool, db } of opened) {
        await db.destroy();
        // Kysely closes what it has used.
        if (!pool.ended) await pool.end();
      }
    },
  };
}

/** Opens nothing yet: a connection is made when it is asked for. */
function openPool(url: string, { patience, ...limits }: Limits): { pool: pg.Pool; db: Database } {
  const pool = new pg.Pool({
    Client: class extends PreparingClient {
      protected override readonly patience = patience;
    },
    connectionString: url,
    max: limits.max,
    connectionTimeoutMillis: limits.connectWithinMs,
    statement_timeout: limits.statementTimeoutMs,
    lock_timeout: limits.lockTimeoutMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10 * secondMs,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        valueParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  const dialect = new PostgresDialect({
    pool: {
      connect: () => checkOut(pool, limits),
      end: () => pool.end(),
      options: pool.options,
    },
  });
  return { pool, db: new Kysely<Tables>({ dialect }) };
}

/**
 * Takes a connection out of the pool; a broken one is closed when it is given back.
 * @throws DatabaseUnavailable when there is none in time
 */
async function checkOut(
  pool: pg.Pool,
  { max, connectWithinMs }: Pick<Limits, 'max' | 'connectWithinMs'>,
): Promise<pg.PoolClient> {
  const askedAt = performance.now();
  const isFull = pool.totalCount >= max && pool.idleCount === 0;
  const client = await pool.connect().catch((error: unknown) => {
    const hasCode = typeof (error as { code?: unknown }).code === 'string';
    const isOverdue = performance.now() - askedAt > connectWithinMs - 50;
    if (hasCode || !isOverdue) throw new DatabaseUnavailable('refused', error);
    throw new DatabaseUnavailable(isFull ? 'no-free-connection' : 'no-answer', error);
  });
  if (!(client instanceof PreparingClient)) throw new Error('a connection of an unknown kind');
  const release = client.release.bind(client);
  client.release = (error) => release(error || client.isBroken);
  client.checkOut(askedAt);
  return client;
}

/** Who asks while a run is under way gets what it gives. */
function shareOneRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= run().finally(() => (running = undefined)));
}
