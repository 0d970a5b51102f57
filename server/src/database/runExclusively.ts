import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Waits until no other process runs work of the same name on this PostgreSQL database, and then runs the work. The lock
 * has its own transaction and connection, so the work may use any number of transactions. Do not call this for an
 * embedded database: it has only one connection, and its folder is locked for one process anyway.
 * @param db has at least two connections
 * @param name the same in all servers
 */
export function runExclusively<Result>(
  db: Database,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
    return work();
  });
}
