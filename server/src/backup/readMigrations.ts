import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Reads the names of the applied migrations, in order. */
export async function readMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
