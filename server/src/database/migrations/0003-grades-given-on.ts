import { sql, type Kysely } from 'kysely';

/** Grades store the digest of the area that they were given on. Null for grades older than this migration. */
const statements = [
  `alter table certifier_grades add area_digest text`,
  `alter table final_grades add area_digest text`,
  `create index comments_questionnaire on comments (questionnaire_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
