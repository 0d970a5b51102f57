import { numericKinds } from '@cert/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import { allFinalizedCondition } from '../../grading/allFinalizedCondition.ts';

/** Names of the measures that can be compared across organisations and editions. */
export const measures = {
  overall: 'overall',
  /** @param key key of the category */
  category: (key: string) => `category ${key}`,
  /** @param path path of the area, `<category key>/<area key>` */
  area: (path: string) => `area ${path}`,
  /** @param key key of the question with the number */
  figure: (key: string) => `figure ${key}`,
} as const;

/**
 * All values of the questionnaires in the table expression `compared` (`id`, `edition_id`, `is_key_only`). Contains no
 * blind grades. See docs/product/report.md#comparisons.
 * @returns a select of `questionnaire_id`, `measure`, `value`
 */
export function selectValues(): RawBuilder<unknown> {
  return sql`
    select q.id as questionnaire_id,
      case when grouping(a.key) = 0 then 'area ' || c.key || '/' || a.key
        when grouping(c.key) = 0 then 'category ' || c.key
        else ${measures.overall} end as measure,
      case when grouping(a.key) = 0 then avg(f.grade) else avg(f.grade) * 100 / 3 end::float8 as value
    from compared q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id and (a.min_grade > 0 or not q.is_key_only)
    left join final_grades f on f.questionnaire_id = q.id and f.area_id = a.id
    group by grouping sets ((q.id, c.key, a.key), (q.id, c.key), (q.id))
    having count(*) = count(f.grade)
    union all
    select r.questionnaire_id, 'figure ' || n.key, (r.value #>> '{}')::float8
    from compared q
    join responses r on r.questionnaire_id = q.id
    join questions n on n.id = r.question_id and n.benchmark is not null
    where r.kind = any(${[...numericKinds]}::text[]) and jsonb_typeof(r.value) = 'number'`;
}

/** The compared questionnaires: those of a year, optionally only with finalized grading. */
export type ComparedYear = { year: number; isFinalizedOnly: boolean };

/** Selects the compared questionnaires, for `selectValues`. */
export function selectCompared({ year, isFinalizedOnly }: ComparedYear): RawBuilder<unknown> {
  return sql`
    select q.id, q.edition_id, q.is_key_only, q.organisation_id from questionnaires q
    where q.year = ${year} and ${isFinalizedOnly ? allFinalizedCondition(sql`q.id`) : sql`true`}`;
}
