import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Updates the planner's statistics: PGlite never does it by itself, and a server not in the first minute after many
 * writes. Takes some tenths of a second.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
