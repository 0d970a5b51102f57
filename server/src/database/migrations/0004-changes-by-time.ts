import { sql, type Kysely } from 'kysely';

/** An index for reading recent changes: every open page polls for them every few seconds. */
const statements = [`create index audit_log_at on audit_log (questionnaire_id, at)`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
