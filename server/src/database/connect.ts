import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { openEmbeddedDatabase } from './openEmbeddedDatabase.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';
import { DatabaseClient, type StatementTimeout } from './DatabaseClient.ts';
import { lockFolder } from './embeddedLock.ts';
import type { Tables } from './tables.ts';
import { valueParsers } from './columns.ts';

/** A connection pool or a transaction, typed by the tables of the schema. */
export type Database = Kysely<Tables>;

/**
 * Location of the database: a folder for an embedded one, a PostgreSQL server, or memory. Tests use memory; `dump` is
 * then a copy that PGlite's `dumpDataDir` has made. API calls reach a server through the pooler at `pooledUrl`, if
 * there is one (docs/decisions/0080-a-pooler-between.md). At `replicaUrl` is a replica of the server, if there is one.
 */
export type DatabaseAddress =
  | { kind: 'embedded'; folder: string }
  | {
      kind: 'server';
      url: string;
      pooledUrl?: string | undefined;
      replicaUrl?: string | undefined;
    }
  | { kind: 'memory'; dump?: Blob };

/** An open database: one set of connections for each use. */
export type DatabaseConnections = {
  /** The connections for API calls, which are answered within seconds or fail. */
  db: Database;
  /**
   * The connections for work that may take minutes: migrations, office commands, computing the results of a year. The
   * same as `db` if the database is embedded.
   */
  dbForLongWork: Database;
  /**
   * The connection for health checks, independent of the connections used by calls. The same as `db` if the database is
   * embedded.
   */
  dbForProbes: Database;
  /** The connections to the replica, with the limits of long work; undefined if there is none. See `createBulkReader`. */
  replica?: Database | undefined;
  close: () => Promise<void>;
  /** Counts the connections of `db` by their current use; undefined if the database is embedded. */
  use?: () => ConnectionCounts;
};

/** Number of connections in use and of free ones, and number of calls that wait for a free connection. */
export type ConnectionCounts = { busy: number; idle: number; waiting: number };

type Limits = {
  /** Maximum number of connections of the pool. PostgreSQL accepts 100 from all clients by default. */
  max: number;
  /** Maximum time for opening a connection, or for waiting until a busy one becomes free. */
  connectWithinMs: number;
  /** The limit that the client itself sets for the reply to a statement. */
  clientTimeout: StatementTimeout;
  /** Times after which PostgreSQL cancels a statement, a wait for a lock, or a transaction without activity. */
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  idleInTransactionTimeoutMs: number;
};

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * Limits for API calls. Every call must be answered within 5 s, even if the database is frozen. So the 4 s for the
 * first statement include the wait for a connection. PostgreSQL cancels a slow statement after 3.5 s, before the client
 * gives up and closes the connection. See docs/decisions/0027-bad-nights.md.
 */
export const apiCallDatabaseLimits = {
  max: 10,
  connectWithinMs: 3 * secondMs,
  clientTimeout: { answerWithinMs: 4 * secondMs },
  statementTimeoutMs: 3.5 * secondMs,
  lockTimeoutMs: 3 * secondMs,
  idleInTransactionTimeoutMs: 10 * secondMs,
} satisfies Limits;
const probeLimits = {
  max: 1,
  connectWithinMs: 2 * secondMs,
  clientTimeout: { answerWithinMs: 2 * secondMs },
  statementTimeoutMs: 2 * secondMs,
  lockTimeoutMs: secondMs,
  idleInTransactionTimeoutMs: 10 * secondMs,
} satisfies Limits;
/**
 * Limits for long work. A frozen database server is noticed within 4 s here as well: every 2 s, a query on a connection
 * for probes tests whether the server is alive, and the server must answer this query within 2 s.
 */
const longWorkLimits: Omit<Limits, 'clientTimeout'> = {
  max: 2,
  connectWithinMs: 4 * secondMs,
  statementTimeoutMs: 10 * minuteMs,
  // Another server may hold the lock for a migration, or another command for a restore.
  lockTimeoutMs: 10 * minuteMs,
  // A backup packs all documents while its transaction is open but idle.
  idleInTransactionTimeoutMs: 6 * 60 * minuteMs,
};

/**
 * Opens the database. An embedded database and a server accept the same SQL and return the same JavaScript values.
 * @param onIdleError called if an idle connection breaks; the pool replaces it
 * @throws FolderInUseError if another process uses the embedded database's folder
 * @throws UnusableFolderError if that folder is damaged, or has the format of another version of PostgreSQL
 */
export async function connect(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void = () => {},
): Promise<DatabaseConnections> {
  if (address.kind === 'server') return connectToServer(address, onIdleError);
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

function connectToEmbedded(pglite: PGlite): DatabaseConnections {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    dbForLongWork: db,
    dbForProbes: db,
    close: async () => {
      await db.destroy();
      // Kysely closes PGlite only if a query has used it.
      if (!pglite.closed) await pglite.close();
    },
  };
}

function connectToServer(
  { url, pooledUrl, replicaUrl }: Extract<DatabaseAddress, { kind: 'server' }>,
  onIdleError: (error: Error) => void,
): DatabaseConnections {
  const { probes, longWork } = openLongWork(url);
  const atReplica = replicaUrl === undefined ? undefined : openLongWork(replicaUrl);
  const calls = pooledUrl
    ? openPool(pooledUrl, apiCallDatabaseLimits, { isPooled: true })
    : openPool(url, apiCallDatabaseLimits);
  const opened = [probes, calls, longWork];
  if (atReplica) opened.push(atReplica.probes, atReplica.longWork);
  for (const { pool } of opened) pool.on('error', onIdleError);
  return {
    db: calls.db,
    dbForLongWork: longWork.db,
    dbForProbes: probes.db,
    replica: atReplica?.longWork.db,
    use: () => ({
      busy: calls.pool.totalCount - calls.pool.idleCount,
      idle: calls.pool.idleCount,
      waiting: calls.pool.waitingCount,
    }),
    close: async () => {
      for (const { pool, db } of opened) {
        await db.destroy();
        // Kysely closes the pool only if a query has used it.
        if (!pool.ended) await pool.end();
      }
    },
  };
}

type OpenPool = { pool: pg.Pool; db: Database };

/** Creates the pool for long work on a server, and the one that tests whether this server is alive. */
function openLongWork(url: string): { probes: OpenPool; longWork: OpenPool } {
  const probes = openPool(url, probeLimits);
  const isAlive = shareOneRun(() =>
    sql`select 1`.execute(probes.db).then(
      () => true,
      () => false,
    ),
  );
  const longWork = openPool(url, {
    ...longWorkLimits,
    clientTimeout: { askEveryMs: probeLimits.clientTimeout.answerWithinMs, isAlive },
  });
  return { probes, longWork };
}

/**
 * Creates a pool, which opens connections on demand.
 * @param isPooled whether `url` is that of a pooler in transaction mode. It gives each transaction another session of
 *   the database, so no statement stays prepared, and the limits of a session come from its role
 *   (`listMissingRoleSettings`)
 */
function openPool(
  url: string,
  { clientTimeout, ...limits }: Limits,
  { isPooled }: { isPooled: boolean } = { isPooled: false },
): OpenPool {
  const pool = new pg.Pool({
    Client: class extends DatabaseClient {
      protected override readonly clientTimeout = clientTimeout;
      protected override readonly preparesStatements = !isPooled;
    },
    connectionString: url,
    max: limits.max,
    connectionTimeoutMillis: limits.connectWithinMs,
    ...(!isPooled && {
      statement_timeout: limits.statementTimeoutMs,
      lock_timeout: limits.lockTimeoutMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
    }),
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
 * Takes a connection from the pool. The pool closes a connection that is broken when it is released.
 * @throws DatabaseUnavailableError if the server refuses the connection, or if none opens or becomes free in time
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
    if (hasCode || !isOverdue) throw new DatabaseUnavailableError('refused', error);
    throw new DatabaseUnavailableError(isFull ? 'no-free-connection' : 'no-answer', error);
  });
  if (!(client instanceof DatabaseClient)) throw new Error('a connection of an unknown kind');
  const release = client.release.bind(client);
  client.release = (error) => release(error || client.isBroken);
  client.checkOut(askedAt);
  return client;
}

/** Returns a function that runs `run` once for all callers that arrive while it is running; all get the same result. */
function shareOneRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => (running ??= run().finally(() => (running = undefined)));
}
