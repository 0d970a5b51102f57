import { sql } from 'kysely';
import type { Database } from '../../server/src/database/connect.ts';

/** Number of organisations of one certifier, and of one company group. */
const perCertifier = 20;
const perGroup = 40;

/**
 * Adds organisations with a graded questionnaire in each of the years up to `lastYear`, each organisation with a client
 * of its own and a team of three; a certifier has 20 organisations. Each questionnaire has answers, grades, comments, a
 * trail and counters as the server would have written them. Needs a superuser of PostgreSQL.
 */
export async function addYears(
  db: Database,
  { organisations, years, lastYear }: { organisations: number; years: number; lastYear: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Without triggers and checks of references, which would run once for each row.
    await sql`set local session_replication_role = replica`.execute(trx);
    await addPeopleAndQuestionnaires(trx, { organisations, years, lastYear });
    await addWork(trx);
  });
  await sql`analyze`.execute(db);
}

async function addPeopleAndQuestionnaires(
  db: Database,
  { organisations, years, lastYear }: { organisations: number; years: number; lastYear: number },
): Promise<void> {
  const addAccounts = (prefix: string, count: number, isCertifier: boolean) =>
    sql`insert into accounts (email, name, password_hash, is_certifier, created_at)
      select ${prefix}::text || n || '@mass.example', 'Person ' || n, 'none', ${isCertifier}, now()
      from generate_series(0, ${count - 1}::int) n`.execute(db);
  await addAccounts('client', organisations, false);
  await addAccounts('certifier', 3 * Math.ceil(organisations / perCertifier), true);
  await sql`insert into tokens (hash, account_id, created_at, used_at)
    select md5(email), id, now(), now() from accounts where email like '%@mass.example'`.execute(
    db,
  );
  await sql`
    with added as (
      insert into organisations (key, title, countries, category_id, group_key)
      select 'mass-' || n, 'Organisation ' || n, array['hr'], 6 + n % 2, 'group-' || n / ${perGroup}::int
      from generate_series(0, ${organisations - 1}::int) n returning id)
    insert into questionnaires (organisation_id, edition_id, year, is_key_only, is_inactive, is_locked,
      is_grading_locked, is_report_locked, opened_at)
    select id, (select max(id) from editions), ${lastYear}::int - n, false, false, n > 0, n > 0, n > 0,
      make_timestamptz(${lastYear}::int - n, 1, 15, 12, 0, 0)
    from added cross join generate_series(0, ${years - 1}::int) n`.execute(db);
  await sql`create temporary table mass on commit drop as
    select q.id, q.opened_at + interval '200 days' as at, substr(o.key, 6)::int as n
    from questionnaires q join organisations o on o.id = q.organisation_id where o.key like 'mass-%'`.execute(
    db,
  );
  await sql`insert into members (questionnaire_id, account_id, role)
    select mass.id, a.id, 'client' from mass join accounts a on a.email = 'client' || n || '@mass.example'
    union all
    select mass.id, a.id, case k when 0 then 'main-certifier' else 'certifier' end
    from mass cross join generate_series(0, 2) k
      join accounts a on a.email = 'certifier' || 3 * (n / ${perCertifier}::int) + k || '@mass.example'`.execute(
    db,
  );
}

async function addWork(db: Database): Promise<void> {
  await sql`create temporary table mass_areas on commit drop as
    select mass.*, a.id as area_id,
      (select account_id from members m where m.questionnaire_id = mass.id and m.role = 'client') as client_id
    from mass join questionnaires q using (id)
      join categories c on c.edition_id = q.edition_id join areas a on a.category_id = c.id`.execute(
    db,
  );
  await sql`insert into responses (questionnaire_id, form_key, area_id, question_id, kind, value, content, revision,
      saved_by, saved_at)
    select m.id, 'question_' || n.id, area_id, n.id, n.kind, to_jsonb((m.id * 13 + n.id) % 90 + 1), null, 1, client_id, at
    from mass_areas m join questions n using (area_id)
    union all
    select id, 'area_comments_' || area_id, area_id, null, 'comment', 'true', 'What we do, in a sentence or two.', 1,
      client_id, at
    from mass_areas`.execute(db);
  await sql`insert into certifier_grades (questionnaire_id, area_id, account_id, grade, graded_at)
    select m.id, area_id, t.account_id, (m.id + area_id + t.account_id) % 7 / 2.0, at
    from mass_areas m join members t on t.questionnaire_id = m.id and t.role <> 'client'`.execute(
    db,
  );
  await sql`insert into finalizations (questionnaire_id, account_id, finalized_at)
    select m.id, t.account_id, at from mass m join members t on t.questionnaire_id = m.id and t.role <> 'client'`.execute(
    db,
  );
  await sql`insert into final_grades (questionnaire_id, area_id, grade, set_by, set_at)
    select m.id, area_id, (2 + (m.id * 7 + area_id * 3) % 5) / 2.0, t.account_id, at
    from mass_areas m join members t on t.questionnaire_id = m.id and t.role = 'main-certifier'`.execute(
    db,
  );
  await sql`insert into comments (questionnaire_id, kind, area_id, account_id, content, created_at, changed_at)
    select m.id, 'area', area_id, t.account_id, 'Seen and discussed.', at, at
    from mass_areas m join members t on t.questionnaire_id = m.id and t.role <> 'client'`.execute(
    db,
  );
  await sql`insert into audit_log (at, account_id, questionnaire_id, action, subject, after)
    select saved_at, saved_by, questionnaire_id, 'questionnaireAnswersSave', form_key, jsonb_build_object('value', value)
    from responses join mass on mass.id = questionnaire_id
    union all
    select graded_at, account_id, questionnaire_id, 'certifierAreaGradeSet', 'area ' || area_id, to_jsonb(grade)
    from certifier_grades join mass on mass.id = questionnaire_id`.execute(db);
  await sql`insert into change_counters (questionnaire_id, account_id, for_clients, for_team, blind)
    select questionnaire_id, account_id, count(*) filter (where action = 'questionnaireAnswersSave'),
      count(*) filter (where action = 'questionnaireAnswersSave'), count(*) filter (where action = 'certifierAreaGradeSet')
    from audit_log join mass on mass.id = questionnaire_id group by 1, 2`.execute(db);
  await sql`insert into comparison_changes (questionnaire_id) select id from mass`.execute(db);
}
