import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Runs work while no other process runs work of the same name on this PostgreSQL database; it waits for its turn. The
 * lock has its own transaction and connection, so the work may use any number of transactions. Not for an embedded
 * database: that has one connection, and its folder belongs to one process anyway.
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
