import { sql, type RawBuilder } from 'kysely';
import { allFinalized } from '../../grading/allFinalized.ts';

/** Whose values count: a year, and whether its grading has to be finalized (decisions §7). */
export type ComparedYear = { year: number; isFinalizedOnly: boolean };

/** The questionnaires of a year that count in comparisons, as `selectValues` wants them. */
export function selectCompared({ year, isFinalizedOnly }: ComparedYear): RawBuilder<unknown> {
  return sql`
    select q.id, q.edition_id, q.is_key_only, q.organisation_id from questionnaires q
    where q.year = ${year} and ${isFinalizedOnly ? allFinalized(sql`q.id`) : sql`true`}`;
}
