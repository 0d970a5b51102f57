import { sql, type Kysely } from 'kysely';
import { accountsSchema } from './0001-schema/accounts.ts';
import { auditTrailSchema } from './0001-schema/auditTrail.ts';
import { comparisonsSchema } from './0001-schema/comparisons.ts';
import { contentSchema } from './0001-schema/content.ts';
import { gradingSchema } from './0001-schema/grading.ts';
import { questionnairesSchema } from './0001-schema/questionnaires.ts';

/** Creates the schema of the first release. A section refers only to tables of itself and of those before it. */
const statements = [
  ...accountsSchema,
  ...contentSchema,
  ...questionnairesSchema,
  ...gradingSchema,
  ...auditTrailSchema,
  ...comparisonsSchema,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
