import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Counts anew what the database plans its queries by: the embedded one never does it by itself, and a server not in the
 * first minute after much was written. Takes some tenths of a second.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
