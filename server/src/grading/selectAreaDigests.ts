import { sql, type RawBuilder } from 'kysely';

/**
 * Selects what a grade is given on, as rows of `area_id` and `digest`: of the area's answers, the client's comments
 * among them, and of which documents there are. When, by whom and how often something was saved is no part of it, so
 * that an area which is back at the very same answers has the very same digest; a cleared answer is none. An area where
 * nothing stands has no row: see `emptyDigest`.
 * @param areaIds only those of these areas
 */
export function selectAreaDigests(
  questionnaireId: number,
  areaIds?: readonly number[],
): RawBuilder<unknown> {
  const isWanted = areaIds ? sql`area_id = any(${areaIds}::integer[])` : sql`true`;
  // The order must not hang on the language that the database sorts in.
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

/** Characters that no text of a person holds (`text` of the contract), so that no two lists read alike. */
const ends = { item: '\u001e', part: '\u001f' };

/** The digest of an area where nothing stands. */
export const emptyDigest = '';
