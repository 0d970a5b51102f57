import { sql } from 'kysely';
import type { Database } from '../../server/src/database/connect.ts';

type Given = {
  year: number;
  clientId: number;
  /** Account ids; the first is the main certifier. */
  team: readonly number[];
  /** The number of rows in the audit trail of each questionnaire, all of them saves of answers. */
  changesEach: number;
  /** The wanted number of questionnaires in the database. */
  until: number;
};

/**
 * Adds organisations with a questionnaire of the given year, until there is the wanted number of questionnaires. Each
 * has the answers of one of the demo's questionnaires and an audit trail. The team has graded two thirds of the areas;
 * in every fourth questionnaire it has graded all areas and finalized. Needs a superuser of PostgreSQL.
 * @returns the ids of the questionnaires
 */
export async function addQuestionnaires(db: Database, given: Given): Promise<number[]> {
  const ids = await db.transaction().execute(async (trx) => {
    // Switches off triggers and checks of references, because they would run once for each row. The last statements of
    // `insertQuestionnaires` write what the triggers would have written.
    await sql`set local session_replication_role = replica`.execute(trx);
    return insertQuestionnaires(trx, given);
  });
  await sql`analyze`.execute(db);
  return ids;
}

async function insertQuestionnaires(
  db: Database,
  { year, clientId, team, changesEach, until }: Given,
): Promise<number[]> {
  const [mainId = 0] = team;
  const { rows } = await sql<{ id: number }>`
    with counted as (select count(*)::int as present from questionnaires),
      added as (
        insert into organisations (key, title)
        select 'overview-' || n, 'Organisation ' || n from counted, generate_series(present + 1, ${until}::int) n
        returning id)
    insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
      is_grading_locked, is_report_locked, opened_at, answers_due)
    select added.id, (select max(id) from editions), ${year}::int, false, false, added.id % 2 = 0, false, false,
      now(), current_date + 20
    from added returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`insert into members (questionnaire_id, account_id, role)
    select id, account, case when account = ${mainId} then 'main-certifier' else 'certifier' end
    from unnest(${ids}::int[]) id cross join unnest(${[...team]}::int[]) account
    union all select id, ${clientId}, 'client' from unnest(${ids}::int[]) id`.execute(db);
  await sql`
    with templates as materialized (
      select q.id, row_number() over (order by q.id) - 1 as k, count(*) over () as n from questionnaires q
      join organisations o on o.id = q.organisation_id
      where o.key not like 'overview-%' and q.edition_id = (select max(id) from editions)
        and exists (select from responses r where r.questionnaire_id = q.id))
    insert into responses (questionnaire_id, form_key, area_id, question_id, answer_id, kind, value, content,
      revision, saved_by, saved_at)
    select q.id, r.form_key, r.area_id, r.question_id, r.answer_id, r.kind, r.value, r.content, 1, ${clientId}, r.saved_at
    from unnest(${ids}::int[]) as q (id) join templates t on t.k = q.id % t.n
    join responses r on r.questionnaire_id = t.id`.execute(db);
  await sql`insert into certifier_grades (questionnaire_id, area_id, account_id, grade, graded_at, area_digest)
    select q.id, a.id, account, (a.id + account) % 7 / 2.0, now(), 'bench'
    from questionnaires q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id
    cross join unnest(${[...team]}::int[]) account
    where q.id = any(${ids}::int[]) and (q.id % 4 = 0 or a.id % 3 <> 0)`.execute(db);
  await sql`insert into finalizations (questionnaire_id, account_id, finalized_at)
    select id, account, now() from unnest(${ids}::int[]) id cross join unnest(${[...team]}::int[]) account
    where id % 4 = 0`.execute(db);
  await sql`insert into final_grades (questionnaire_id, area_id, grade, set_by, set_at, area_digest)
    select q.id, a.id, 2, ${mainId}, now(), 'bench'
    from questionnaires q
    join categories c on c.edition_id = q.edition_id
    join areas a on a.category_id = c.id
    where q.id = any(${ids}::int[]) and q.id % 4 = 0 and a.id % 5 <> 0`.execute(db);
  await sql`insert into audit_log (at, account_id, questionnaire_id, action, subject, after)
    select r.saved_at - make_interval(mins => round), ${clientId}, r.questionnaire_id, 'questionnaireAnswersSave',
      r.form_key, jsonb_build_object('value', r.value)
    from (select r.*, row_number() over (partition by r.questionnaire_id) as n,
        count(*) over (partition by r.questionnaire_id) as answers from responses r
      where r.questionnaire_id = any(${ids}::int[])) r
    cross join lateral generate_series(0, ${changesEach}::int / r.answers::int) round
    where round * r.answers + r.n <= ${changesEach}`.execute(db);
  await sql`insert into change_counters (questionnaire_id, account_id, for_clients, for_team)
    select questionnaire_id, ${clientId}, count(*), count(*) from audit_log
    where questionnaire_id = any(${ids}::int[]) group by 1`.execute(db);
  await sql`insert into comparison_changes (questionnaire_id) select unnest(${ids}::int[])`.execute(
    db,
  );
  return ids;
}
