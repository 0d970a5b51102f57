import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Digests of the areas' current content by area id; a grade stores the digest of the content that was graded. */
export type AreaDigests = { of: (areaId: number) => string };

/**
 * Reads the digests of a questionnaire's areas. The caller holds the exclusive lock on the questionnaire, so that no
 * answer or document changes between this call and the storing of the grade.
 */
export async function readAreaDigests({
  db,
  questionnaire,
}: {
  db: Database;
  questionnaire: { id: number };
}): Promise<AreaDigests> {
  const { rows } = await sql<{ area_id: number; digest: string }>`
    ${buildAreaDigestsQuery(questionnaire.id)}`.execute(db);
  const digests = new Map(rows.map((row) => [row.area_id, row.digest]));
  return { of: (areaId) => digests.get(areaId) ?? emptyAreaDigest };
}

/**
 * Selects digests of what a grade is based on, as rows of `area_id` and `digest`: the area's answers, the client's
 * comments, and the list of its documents. Time, author and number of saves are not included, so an area whose answers
 * are changed back has the same digest as before, and a cleared answer equals a missing one. An area without content
 * has no row: see `emptyAreaDigest`. See docs/product/grading.md#changed-since.
 * @param areaIds restricts to these areas
 */
export function buildAreaDigestsQuery(
  questionnaireId: number,
  areaIds?: readonly number[],
): RawBuilder<unknown> {
  const isWanted = areaIds ? sql`area_id = any(${areaIds}::integer[])` : sql`true`;
  // `collate "C"` makes the order independent of the database's collation.
  return sql`
    select area_id, encode(sha256(convert_to(
      string_agg(item, ${ends.item} order by place collate "C"), 'UTF8')), 'hex') as digest
    from (
      select area_id, form_key as place, concat(form_key, ${ends.part}::text, answer_id, ${ends.part}::text,
        value, ${ends.part}::text, content) as item
      from responses
      where questionnaire_id = ${questionnaireId} and ${isWanted}
        and (value not in ('false', 'null') or content is not null)
      union all
      select area_id, 'document ' || id, 'document ' || id
      from documents where questionnaire_id = ${questionnaireId} and ${isWanted}
    ) standing
    group by area_id`;
}

/**
 * Separators between items and between their parts. No user text contains them (`text` of the contract), so two
 * different lists of items never give the same string.
 */
const ends = { item: '\u001e', part: '\u001f' };

/** The digest of an area without content. */
export const emptyAreaDigest = '';
