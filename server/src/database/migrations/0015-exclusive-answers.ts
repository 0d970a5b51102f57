import { sql, type Kysely } from 'kysely';

/** Marks the answers that exclude all others of their question, such as "None of these". */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table answers add excludes_others boolean not null default false`.execute(db);
}
