import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './PreparingClient.ts';
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
  db: Database;
  close: () => Promise<void>;
  /** How the connections to a database server are used now. */
  use?: () => ConnectionUse;
};

/** Numbers of connections; `waiting`: of calls that none is free for. */
export type ConnectionUse = { busy: number; idle: number; waiting: number };

/** Most connections to a PostgreSQL server; its own default limit is 100 for all programs together. */
const mostConnections = 10;

/**
 * Opens the database. Both kinds speak the same SQL and give the same JavaScript values.
 * @param onIdleError told when a connection that nobody uses breaks; the pool replaces it by itself
 * @throws FolderInUse when another process uses the embedded database's folder
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
    const { db, close } = connectToEmbedded(
      await PGlite.create({ dataDir: address.folder, parsers: valueParsers }),
    );
    return { db, close: () => close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function connectToEmbedded(pglite: PGlite): Connection {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    close: async () => {
      await db.destroy();
      // Kysely closes what it has used; one that was never asked is still open.
      if (!pglite.closed) await pglite.close();
    },
  };
}

function connectToServer(url: string, onIdleError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: mostConnections,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        valueParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', onIdleError);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    use: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
