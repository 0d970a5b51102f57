import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { DatabaseUnavailableError } from './DatabaseUnavailableError.ts';

/**
 * Runs a function that reads much and writes nothing, on the connections that suit it best. The function may run a
 * second time, on other connections.
 */
export type BulkReader = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>;

/** The error that `onFallback` gets if the replica has not replayed what is committed. */
export class ReplicaBehindError extends Error {
  constructor() {
    super('it is behind, or is no replica of this database');
    this.name = 'ReplicaBehindError';
  }
}

/** How often a replica is asked whether it has caught up, and the pause between two attempts. */
const maxAttempts = 20;
const pauseMs = 100;

/**
 * Creates a reader that uses a replica, if there is one, once it has replayed all that was committed before the call.
 * If it is behind for two seconds, or fails, the primary is read. So a result never depends on the replica. See
 * docs/decisions/0083-a-replica-for-reading-much.md.
 * @param onFallback called with the reason each time the primary is read in place of the replica
 */
export function createBulkReader({
  primary,
  replica,
  onFallback,
}: {
  primary: Database;
  replica: Database | undefined;
  onFallback: (reason: unknown) => void;
}): BulkReader {
  if (!replica) return (read) => read(primary);
  return async (read) => {
    try {
      if (!(await isCaughtUp(primary, replica))) throw new ReplicaBehindError();
      return await read(replica);
    } catch (error) {
      onFallback(error);
    }
    return read(primary);
  };
}

/**
 * Says for the operator why a replica was not used.
 * @param reason what `onFallback` got
 */
export function describeFallback(reason: unknown): string {
  if (reason instanceof DatabaseUnavailableError)
    return `it cannot be reached (${reason.code ?? reason.reason})`;
  return reason instanceof Error ? reason.message : String(reason);
}

/**
 * Waits until a replica has replayed all that is committed on the primary now.
 * @returns false if that takes too long, or if the database of `replica` is no replica of the primary's
 */
async function isCaughtUp(primary: Database, replica: Database): Promise<boolean> {
  // Every installation, and every restored backup, has a key of its own, so another database is not taken for a replica.
  const { rows } = await sql<{ position: string; identity: string | null }>`
    select pg_current_wal_insert_lsn()::text as position,
      (select md5(key) from signing_keys where purpose = 'replies') as identity`.execute(primary);
  const [wanted] = rows;
  for (let attempt = 1; wanted && attempt <= maxAttempts; attempt += 1) {
    const answer = await sql<{ hasAll: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${wanted.position}::pg_lsn
        and (select md5(key) from signing_keys where purpose = 'replies') is not distinct from ${wanted.identity}::text
        as "hasAll"`.execute(replica);
    if (answer.rows[0]?.hasAll) return true;
    await sleep(pauseMs);
  }
  return false;
}
