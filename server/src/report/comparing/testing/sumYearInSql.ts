import { numericKinds, type Share } from '@cert/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { createAllFinalizedCondition } from '../../../grading/createAllFinalizedCondition.ts';
import { comparedMeasures } from '../contribution.ts';

/** The compared questionnaires: those of a year, optionally only those with finalized grading. */
type ComparedYear = { year: number; isFinalizedOnly: boolean };

/**
 * Selects all values of the questionnaires in the table expression `compared` (`id`, `edition_id`, `is_key_only`).
 * Contains no blind grades. See docs/product/report.md#comparisons.
 * @returns a select of `questionnaire_id`, `measure`, `value`
 */
function selectMeasureValues(): RawBuilder<unknown> {
  return sql`
    select q.id as questionnaire_id,
      case when grouping(a.key) = 0 then 'area ' || c.key || '/' || a.key
        when grouping(c.key) = 0 then 'category ' || c.key
        else ${comparedMeasures.overall.name} end as measure,
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
    join questions n on n.id = r.question_id and n.benchmark is not null and not n.is_disabled
    join areas a on a.id = n.area_id and (a.min_grade > 0 or not q.is_key_only)
    where r.kind = any(${[...numericKinds]}::text[]) and jsonb_typeof(r.value) = 'number'
      and not exists (select from responses d join areas da on da.id = d.area_id
        where d.questionnaire_id = q.id and d.answer_id = n.disabled_on_answer_id and d.value not in ('false', 'null')
          and d.form_key in ('question_' || n.disabled_on_question_id, 'answer_' || n.disabled_on_answer_id)
          and (da.min_grade > 0 or not q.is_key_only))`;
}

/** Selects the compared questionnaires. */
function selectCompared({ year, isFinalizedOnly }: ComparedYear): RawBuilder<unknown> {
  return sql`
    select q.id, q.edition_id, q.is_key_only, q.organisation_id from questionnaires q
    where q.year = ${year} and ${isFinalizedOnly ? createAllFinalizedCondition(sql`q.id`) : sql`true`}`;
}

/** A sum that the database has computed. */
export type SqlSum = {
  measure: string;
  dimension: string;
  group: string | null;
  organisations: number;
  sum: number;
};

/**
 * Computes the sums over all questionnaires of a year in the database, independently of a server's cache: one row for
 * each measure, dimension and company group.
 */
export async function sumYearInSql(db: Database, compared: ComparedYear): Promise<SqlSum[]> {
  const { rows } = await sql<SqlSum>`
    with compared as materialized (${selectCompared(compared)}),
      measured as (${selectMeasureValues()}),
      dimensions as (
        select q.id, o.group_key, d.dimension from compared q
        join organisations o on o.id = q.organisation_id
        cross join lateral (
          select 'all' as dimension
          union all select 'country ' || country from unnest(o.countries) country
          union all select 'industry ' || o.category_id where o.category_id is not null) d)
    select v.measure, d.dimension, d.group_key as "group", count(*)::int as organisations, sum(v.value) as sum
    from measured v join dimensions d on d.id = v.questionnaire_id
    group by 1, 2, 3`.execute(db);
  return rows;
}

/**
 * Selects the certified questionnaires of a year: the rule of `decideCertificate` in SQL.
 * @param certificatePercent the programme's threshold for the certificate, in percent
 */
export async function selectCertifiedInSql(
  db: Database,
  { year, certificatePercent }: { year: number; certificatePercent: number },
): Promise<{ organisationId: number; total: Share }[]> {
  const { rows } = await sql<Share & { organisationId: number }>`
    select q.organisation_id as "organisationId", sum(f.grade * 2)::int as part, count(*)::int * 6 as whole
    from questionnaires q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id and (a.min_grade > 0 or not q.is_key_only)
    left join final_grades f on f.questionnaire_id = q.id and f.area_id = a.id
    where q.year = ${year}
    group by q.id
    having bool_and(f.grade is not null and f.grade >= a.min_grade)
      and sum(f.grade) * 100 >= ${certificatePercent}::int * 3 * count(*)`.execute(db);
  return rows.map(({ organisationId, ...total }) => ({ organisationId, total }));
}
