import { sql, type Kysely } from 'kysely';

/**
 * Adds the table that says who may notice which changes of the audit trail. The server fills it at its start, from what
 * the actions declare (`audit/auditVisibility.ts`). `subject` is empty if the row is about all changes of the action.
 * `contract` is the version of the contract that has declared it.
 */
const table = `create table audit_visibility (
  action text not null,
  subject text not null,
  seen_by text not null
    check (seen_by in ('organisation', 'organisation-after-release', 'team', 'author-until-reveal', 'office')),
  contract text not null,
  primary key (action, subject)
)`;

/**
 * Replaces `count_changes` of migration 0021: it reads that table, and names no action any more. A change that is not
 * declared is not counted, so no page notices it.
 */
const counter = `create or replace function count_changes() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, for_clients, for_team, blind)
      select l.questionnaire_id, coalesce(l.account_id, 0),
        count(*) filter (where v.seen_by = 'organisation'
          or (v.seen_by = 'organisation-after-release' and q.report_released_at is not null)),
        count(*) filter (where v.seen_by in ('organisation', 'organisation-after-release', 'team')),
        count(*) filter (where v.seen_by = 'author-until-reveal')
      from changed l join questionnaires q on q.id = l.questionnaire_id
        join audit_visibility v on v.action = l.action and v.subject in ('', l.subject)
      where v.seen_by <> 'office'
      group by 1, 2 order by 1, 2
      on conflict (questionnaire_id, account_id) do update set
        for_clients = c.for_clients + excluded.for_clients,
        for_team = c.for_team + excluded.for_team,
        blind = c.blind + excluded.blind;
      return null;
    end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [table, counter]) await sql.raw(statement).execute(db);
}
