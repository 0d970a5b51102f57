import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toMeasureValueArray, type MeasurePositions } from '../contribution.ts';
import type { Increment, Publication, PublishedContribution } from './publication.ts';

type ContributionRow = Omit<PublishedContribution, 'values'> & {
  measures: { [measure: string]: number };
};

/** Reads everything that was ever published of a year, and the number of its last step. */
export async function readPublication(
  db: Database,
  year: number,
  index: MeasurePositions,
): Promise<Publication & { step: number }> {
  const { rows } = await sql<ContributionRow & { step: number }>`
    select id, step, organisation_id as "organisationId", scope, countries, industry, group_key as "groupKey", measures
    from comparison_contributions where year = ${year} order by id`.execute(db);
  const { rows: increments } = await sql<Increment>`
    select population, dimension, scope, contribution_ids as ids from comparison_increments
    where year = ${year} order by step, population, dimension, scope`.execute(db);
  return {
    step: rows.at(-1)?.step ?? 0,
    contributions: rows.map(
      ({ id, organisationId, scope, countries, industry, groupKey, measures }) => ({
        id,
        organisationId,
        scope,
        countries,
        industry,
        groupKey,
        values: toMeasureValueArray(new Map(Object.entries(measures)), index),
      }),
    ),
    increments,
    index,
  };
}

/**
 * Reads the version of a year's publication. It changes with each step, and when a backup is restored. This is fast,
 * because an index by year and step finds the last step.
 */
export async function readPublicationVersion(db: Database, year: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat(max(step), ' ', (select key from signing_keys where purpose = 'replies')) as version
    from comparison_contributions where year = ${year}`.execute(db);
  return rows[0]?.version ?? '';
}
