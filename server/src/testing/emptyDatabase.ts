import { sql } from 'kysely';
import { readSchema } from '../backup/schema.ts';
import type { Database } from '../database/connect.ts';

/** Empties all tables of a test database and restarts ids at 1. */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = (await readSchema(db)).map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
}
