import { sql, type Kysely } from 'kysely';

/**
 * Grades remember what they were given on (decisions §4). Null for those that are older than this: what they were given
 * on is not known.
 */
const statements = [
  `alter table certifier_grades add area_digest text`,
  `alter table final_grades add area_digest text`,
  `create index comments_questionnaire on comments (questionnaire_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
