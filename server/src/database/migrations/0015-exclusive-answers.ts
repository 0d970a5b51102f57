import { sql, type Kysely } from 'kysely';

/**
 * Adds a column that marks answers which exclude all others of their question, such as "None of these". It is false
 * for existing answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers add excludes_others boolean not null default false`.execute(db);
}
