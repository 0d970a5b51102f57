import { sql, type Kysely } from 'kysely';

/** Adds an index for reading recent changes, for which every open page polled every few seconds. */
const statements = [`create index audit_log_at on audit_log (questionnaire_id, at)`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
