import type { Country } from '@cert/shared/domain';
import type { MemberContext } from '../../useCase.ts';
import {
  createCompareMeasure,
  type CompareMeasure,
  type ComparisonFilters,
} from './createCompareMeasure.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { selectCompared, type ComparedYear, selectValues } from './selectValues.ts';

/** The comparisons of a report, and how its organisation is classified. */
export type Comparisons = {
  compare: CompareMeasure;
  /** The year of the compared questionnaires. */
  year: number;
  company: { groupKey: string | null; countries: Country[]; industry: number | null };
};

/**
 * Creates the comparisons for a questionnaire: in its own year, or in the newest one if `isNew`. See
 * docs/product/report.md#comparisons.
 */
export async function createComparisons(
  { db, questionnaire, programme, readYearResults, now }: MemberContext,
  { isNew, ...filters }: ComparisonFilters & { isNew: boolean },
): Promise<Comparisons> {
  const { organisationId } = questionnaire;
  const row = await db
    .selectFrom('organisations')
    .select(['group_key', 'countries', 'category_id'])
    .select((is) =>
      is
        .selectFrom('questionnaires')
        .select((of) => of.fn.max<number>('year').as('year'))
        .as('newestYear'),
    )
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const company = {
    groupKey: row.group_key,
    countries: row.countries as Country[],
    industry: row.category_id,
  };
  const year = isNew ? (row.newestYear ?? questionnaire.year) : questionnaire.year;
  const compared = { year, isFinalizedOnly: !isNew };
  // Results before own values, so that both normally have the same version.
  const results = await readYearResults(db, { ...compared, now: now() });
  const values = await readOwnValues(db, { ...compared, organisationId });
  return {
    compare: createCompareMeasure({
      results,
      own: { ...company, values },
      filters,
      rule: programme.comparisons,
    }),
    year,
    company,
  };
}

/**
 * Reads an organisation's own contribution to the sums of a year, by measure. Comparisons subtract it from the sums.
 */
async function readOwnValues(
  db: Database,
  { organisationId, ...compared }: ComparedYear & { organisationId: number },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ measure: string; value: number }>`
    with compared as materialized (
      select * from (${selectCompared(compared)}) of_year where organisation_id = ${organisationId})
    select measure, value from (${selectValues()}) own`.execute(db);
  return new Map(rows.map(({ measure, value }) => [measure, value]));
}
