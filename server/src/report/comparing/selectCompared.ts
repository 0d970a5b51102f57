import { sql, type RawBuilder } from 'kysely';
import { allFinalizedCondition } from '../../grading/allFinalizedCondition.ts';

/** The compared questionnaires: those of a year, optionally only with finalized grading. */
export type ComparedYear = { year: number; isFinalizedOnly: boolean };

/** Selects the compared questionnaires, for `selectValues`. */
export function selectCompared({ year, isFinalizedOnly }: ComparedYear): RawBuilder<unknown> {
  return sql`
    select q.id, q.edition_id, q.is_key_only, q.organisation_id from questionnaires q
    where q.year = ${year} and ${isFinalizedOnly ? allFinalizedCondition(sql`q.id`) : sql`true`}`;
}
