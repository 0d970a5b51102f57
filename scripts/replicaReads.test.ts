import { sql } from 'kysely';
import {
  connect,
  type Database,
  type DatabaseConnections,
} from '../server/src/database/connect.ts';
import {
  createBulkReader,
  describeFallback,
  ReplicaBehindError,
} from '../server/src/database/createBulkReader.ts';
import { migrate } from '../server/src/database/migrate.ts';
import { readSigningKey } from '../server/src/database/readSigningKey.ts';
import { startPostgres, type Postgres } from './startPostgres.ts';
import { startReplica, type Replica } from './startReplica.ts';

/** Time limit in ms: the set-up creates and starts two PostgreSQL servers. */
jest.setTimeout(60_000);

let postgres: Postgres;
let replica: Replica;
/** A server that reads much from the replica. */
let server: DatabaseConnections;
/** Reaches the replica directly. */
let administration: DatabaseConnections;
let replicaUrl: string;
let fallbacks: unknown[];

beforeAll(async () => {
  postgres = await startPostgres();
  const first = await connect({ kind: 'server', url: postgres.url });
  await migrate(first.dbForLongWork);
  await readSigningKey(first.db, 'replies');
  await sql`create table notes (text text)`.execute(first.db);
  await first.close();
  replica = await startReplica(postgres.url);
  const url = new URL(postgres.url);
  url.port = String(replica.port);
  replicaUrl = url.href;
  administration = await connect({ kind: 'server', url: replicaUrl });
  server = await connect({ kind: 'server', url: postgres.url, replicaUrl });
});
beforeEach(() => {
  fallbacks = [];
});
afterAll(async () => {
  await server.close();
  await administration.close();
  await replica.stop();
  await postgres.stop();
});

const readerOf = ({ dbForLongWork: primary, replica: of }: DatabaseConnections) =>
  createBulkReader({ primary, replica: of, onFallback: (reason) => fallbacks.push(reason) });

const write = (text: string) => sql`insert into notes values (${text})`.execute(server.db);

/** Reads which server answers, and the last note. */
const readNote = async (db: Database) => {
  const { rows } = await sql<{ isReplica: boolean; text: string }>`
    select pg_is_in_recovery() as "isReplica", (select text from notes order by ctid desc limit 1) as text`.execute(
    db,
  );
  return rows[0]!;
};

describe('a server with a replica', () => {
  it('reads much from the replica, and finds there what was committed just before', async () => {
    for (const text of ['one', 'two', 'three']) {
      await write(text);
      expect(await readerOf(server)(readNote)).toEqual({ isReplica: true, text });
    }
    expect(fallbacks).toEqual([]);
  });

  it('reads the primary while the replica is behind, so nothing that was committed is missing', async () => {
    await sql`select pg_wal_replay_pause()`.execute(administration.db);
    try {
      await write('not replayed');
      expect(await readerOf(server)(readNote)).toEqual({ isReplica: false, text: 'not replayed' });
      expect(fallbacks).toEqual([expect.any(ReplicaBehindError)]);
    } finally {
      await sql`select pg_wal_replay_resume()`.execute(administration.db);
    }
    expect(await readerOf(server)(readNote)).toEqual({ isReplica: true, text: 'not replayed' });
  });

  it('reads the primary if reading from the replica fails', async () => {
    await write('whole');
    const read = async (db: Database) => {
      const note = await readNote(db);
      if (note.isReplica) throw new Error('canceling statement due to conflict with recovery');
      return note;
    };
    expect(await readerOf(server)(read)).toEqual({ isReplica: false, text: 'whole' });
    expect(fallbacks).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/conflict/) as string }),
    ]);
  });

  it.each([
    [
      'is not reached',
      () => 'postgres://test@127.0.0.1:1/test',
      'it cannot be reached (ECONNREFUSED)',
    ],
    ['is no replica', () => postgres.url, 'it is behind, or is no replica of this database'],
  ])(
    'reads the primary, and says why, if the server at the address of the replica %s',
    async (_what, urlOf, why) => {
      const other = await connect({ kind: 'server', url: postgres.url, replicaUrl: urlOf() });
      try {
        await write('still there');
        expect(await readerOf(other)(readNote)).toEqual({ isReplica: false, text: 'still there' });
        expect(fallbacks.map(describeFallback)).toEqual([why]);
      } finally {
        await other.close();
      }
    },
  );

  it('does not take the replica of another installation for its own', async () => {
    await sql`create database other`.execute(server.dbForProbes);
    const url = new URL(postgres.url);
    url.pathname = '/other';
    const other = await connect({ kind: 'server', url: url.href, replicaUrl });
    try {
      await migrate(other.dbForLongWork);
      const readName = async (db: Database) =>
        (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;
      expect(await readerOf(other)(readName)).toBe('other');
      expect(fallbacks).toEqual([expect.any(ReplicaBehindError)]);
    } finally {
      await other.close();
    }
  });
});
