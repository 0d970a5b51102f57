import { sql, type Kysely } from 'kysely';
import { accounts } from './0001-schema/accounts.ts';
import { auditTrail } from './0001-schema/auditTrail.ts';
import { comparisons } from './0001-schema/comparisons.ts';
import { content } from './0001-schema/content.ts';
import { grading } from './0001-schema/grading.ts';
import { questionnaires } from './0001-schema/questionnaires.ts';

/** Creates the schema of the first release. A section refers only to tables of itself and of those before it. */
const statements = [
  ...accounts,
  ...content,
  ...questionnaires,
  ...grading,
  ...auditTrail,
  ...comparisons,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
