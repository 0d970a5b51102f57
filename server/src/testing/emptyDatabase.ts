import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Empties all tables of a test database and restarts ids at 1. */
export async function emptyDatabase(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  const names = rows.map(({ name }) => name).join(', ');
  await sql.raw(`truncate ${names} restart identity cascade`).execute(db);
}
