import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { emptyDigest, selectAreaDigests } from './selectAreaDigests.ts';

/** What a grade that is given now is given on, by area id. */
export type AreaDigests = { of: (areaId: number) => string };

/**
 * Reads what the areas of a questionnaire hold at this moment. The caller holds the questionnaire (`Serialized`), so that no
 * answer and no document comes or goes between this and the grade.
 */
export async function readAreaDigests({
  db,
  questionnaire,
}: {
  db: Database;
  questionnaire: { id: number };
}): Promise<AreaDigests> {
  const { rows } = await sql<{ area_id: number; digest: string }>`
    ${selectAreaDigests(questionnaire.id)}`.execute(db);
  const digests = new Map(rows.map((row) => [row.area_id, row.digest]));
  return { of: (areaId) => digests.get(areaId) ?? emptyDigest };
}
