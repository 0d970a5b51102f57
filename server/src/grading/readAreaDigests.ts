import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { emptyDigest, selectAreaDigests } from './selectAreaDigests.ts';

/** Digests of the areas' current content by area id; a grade stores the digest that it was given on. */
export type AreaDigests = { of: (areaId: number) => string };

/**
 * Reads the digests of a questionnaire's areas.
 * The caller holds the exclusive lock on the questionnaire, so that no answer or document changes between this and the
 * grade.
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
