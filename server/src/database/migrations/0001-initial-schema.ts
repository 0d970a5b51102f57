import { sql, type Kysely } from 'kysely';
import { accountsSchema } from './0001-initial-schema/accounts.ts';
import { auditTrailSchema } from './0001-initial-schema/auditTrail.ts';
import { comparisonsSchema } from './0001-initial-schema/comparisons.ts';
import { contentSchema } from './0001-initial-schema/content.ts';
import { gradingSchema } from './0001-initial-schema/grading.ts';
import { mailSchema } from './0001-initial-schema/mail.ts';
import { questionnairesSchema } from './0001-initial-schema/questionnaires.ts';

/** The SQL of the first release's schema. Each part refers only to its own tables and to those of earlier parts. */
const statements = [
  ...accountsSchema,
  ...contentSchema,
  ...questionnairesSchema,
  ...gradingSchema,
  ...mailSchema,
  ...auditTrailSchema,
  ...comparisonsSchema,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
