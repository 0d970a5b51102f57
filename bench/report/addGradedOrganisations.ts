import { sql } from 'kysely';
import type { Database } from '../../server/src/database/connect.ts';

/** Filters for comparisons: all added organisations have this country, every second one has this main industry. */
export const comparisonFilters = { country: 'hr', industry: 6 } as const;

/** Number of organisations in a company group. */
const groupSize = 40;

type Given = { year: number; leadId: number; until: number };

/**
 * Adds organisations with a graded and finalized questionnaire, until the year has the wanted number of them.
 * @param leadId account id of the main certifier of all these questionnaires
 * @returns the ids of the questionnaires
 */
export async function addGradedOrganisations(
  db: Database,
  { year, leadId, until }: Given,
): Promise<{ questionnaireIds: number[] }> {
  const { rows } = await sql<{ id: number }>`
    with counted as (select count(*)::int as present from questionnaires where year = ${year}),
      numbers as (select n from counted, generate_series(present + 1, ${until}::int) n),
      added as (
        insert into organisations (key, title, countries, category_id, group_key)
        select 'mass-' || n, 'Organisation ' || n,
          case when n % 2 = 0 then array['hr', 'si'] else array['hr'] end, 6 + (n % 2),
          'mass-' || (n / ${groupSize}::int)
        from numbers returning id)
    insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
      is_grading_locked, is_report_locked, opened_at)
    select added.id, (select max(id) from editions), ${year}::int, false, false, true, false, false, now()
    from added returning id`.execute(db);
  const questionnaireIds = rows.map(({ id }) => id);
  await sql`insert into members (questionnaire_id, account_id, role)
    select id, ${leadId}, 'main-certifier' from unnest(${questionnaireIds}::int[]) id`.execute(db);
  await sql`insert into finalizations (questionnaire_id, account_id, finalized_at)
    select id, ${leadId}, now() from unnest(${questionnaireIds}::int[]) id`.execute(db);
  await sql`insert into final_grades (questionnaire_id, area_id, grade, set_by, set_at)
    select q.id, a.id, (2 + (q.id * 7 + a.id * 3) % 5) / 2.0, ${leadId}, now()
    from questionnaires q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id
    where q.id = any(${questionnaireIds}::int[])`.execute(db);
  await sql`insert into responses
      (questionnaire_id, form_key, area_id, question_id, kind, value, revision, saved_by, saved_at)
    select q.id, 'mass-' || n.id, n.area_id, n.id, n.kind, to_jsonb((q.id * 13 + n.id) % 90 + 1), 1, ${leadId}, now()
    from questionnaires q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id
    join questions n on n.area_id = a.id and n.benchmark is not null
    where q.id = any(${questionnaireIds}::int[])`.execute(db);
  await sql`analyze`.execute(db);
  return { questionnaireIds };
}
