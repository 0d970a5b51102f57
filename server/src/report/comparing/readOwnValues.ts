import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { selectCompared, type ComparedYear } from './selectCompared.ts';
import { selectValues } from './selectValues.ts';

/**
 * Reads an organisation's own contribution to the sums of a year, by measure. Comparisons subtract it from the sums.
 */
export async function readOwnValues(
  db: Database,
  { organisationId, ...compared }: ComparedYear & { organisationId: number },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ measure: string; value: number }>`
    with compared as materialized (
      select * from (${selectCompared(compared)}) of_year where organisation_id = ${organisationId})
    select measure, value from (${selectValues()}) own`.execute(db);
  return new Map(rows.map(({ measure, value }) => [measure, value]));
}
