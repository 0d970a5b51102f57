import { sql, type Kysely } from 'kysely';

/**
 * An index that has the last step of a year (`readPublicationVersion`), which each report asks for. And what an erasure
 * forgets of published contributions (`ownedTables`), for organisations that were erased before.
 */
const statements = [
  `create index comparison_contributions_step on comparison_contributions (year, step)`,
  `update comparison_contributions set countries = '{}', industry = null, group_key = left(group_key, 0)
    where organisation_id is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
