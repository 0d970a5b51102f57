import { sql, type Kysely } from 'kysely';

/**
 * Adds the figures that the author of a report text saw beside it while writing, so that the team can see when one of
 * them has changed (`report/textFigures.ts`). Null for older texts, because their figures are unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_fields add figures jsonb`.execute(db);
}
