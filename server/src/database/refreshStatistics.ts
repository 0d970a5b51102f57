import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Updates the planner's statistics: PGlite never updates them by itself, and a database server only about a minute
 * after many writes. Takes some tenths of a second.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
