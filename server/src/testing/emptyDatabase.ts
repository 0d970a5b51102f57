import { sql } from 'kysely';
import { readSchema } from '../backup/schema.ts';
import type { Database } from '../database/connect.ts';

/**
 * Empties all tables of a test database and restarts ids at 1. It deletes the rows, because `truncate` writes new files
 * for each table and index, which takes far longer than deleting the few rows of a test.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  const tables = await readSchema(db);
  const { rows: sequences } = await sql<{ name: string }>`
    select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`.execute(
    db,
  );
  const statements = [
    // As a replica, the database runs no triggers and checks no foreign keys.
    `perform set_config('session_replication_role', 'replica', true);`,
    ...tables.map(({ name }) => `delete from public."${name}";`),
    ...sequences.map(({ name }) => `perform setval('public.${name}', 1, false);`),
  ];
  await sql.raw(`do $$ begin ${statements.join('\n')} end $$`).execute(db);
}
