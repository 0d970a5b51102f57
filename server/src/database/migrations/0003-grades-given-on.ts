import { sql, type Kysely } from 'kysely';

/**
 * Adds to each grade a digest of the area as it was when the grade was given; null for grades older than this
 * migration. Also adds an index of comments by questionnaire.
 */
const statements = [
  `alter table certifier_grades add area_digest text`,
  `alter table final_grades add area_digest text`,
  `create index comments_questionnaire on comments (questionnaire_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
