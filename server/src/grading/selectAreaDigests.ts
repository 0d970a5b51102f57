import { sql, type RawBuilder } from 'kysely';

/**
 * Selects what a grade is given on, as rows of `area_id` and `digest`: of the area's answers, the client's comments
 * among them, and of which documents there are. When, by whom and how often something was saved is no part of it, so
 * that an area which is back at the very same answers has the very same digest; a cleared answer is none. An area where
 * nothing stands has no row: see `emptyDigest`.
 */
export function selectAreaDigests(questionnaireId: number): RawBuilder<unknown> {
  // The order must not hang on the language that the database sorts in.
  return sql`
    select area_id, encode(sha256(convert_to(
      jsonb_agg(item order by place collate "C")::text, 'UTF8')), 'hex') as digest
    from (
      select area_id, form_key as place, jsonb_build_array(form_key, answer_id, value, content) as item
      from responses
      where questionnaire_id = ${questionnaireId}
        and (value not in ('false', 'null') or content is not null)
      union all
      select area_id, 'document ' || id, jsonb_build_array('document', id)
      from documents where questionnaire_id = ${questionnaireId}
    ) standing
    group by area_id`;
}

/** The digest of an area where nothing stands. */
export const emptyDigest = '';
