/** The audit trail, and counters of its changes by questionnaire. `questionnaireTables.ts` describes the columns. */
export const auditTrailSchema = [
  // The audit trail: who changed what and when
  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    account_id integer,
    questionnaire_id integer,
    action text not null,
    subject text not null,
    before jsonb,
    after jsonb
  )`,
  `create index audit_log_questionnaire on audit_log (questionnaire_id, subject, id)`,
  `create index audit_log_at on audit_log (questionnaire_id, at)`,

  // The trail is append-only, with one exception: an organisation has the right to be erased. The trail then keeps who
  // did what and when, without the values.
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('certification.erasing', true) = 'on'
        and new.before is null and new.after is null
        and (new.id, new.at, new.action, new.subject) is not distinct from (old.id, old.at, old.action, old.subject)
        and (new.account_id, new.questionnaire_id)
          is not distinct from (old.account_id, old.questionnaire_id) then
        return new;
      end if;
      raise exception 'the audit log is append-only';
    end $$`,
  `create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function refuse_change()`,

  // Who may notice which changes. A server fills this table at its start with the declarations of the actions
  // (`audit/auditVisibility.ts`). `subject` is empty if the row is about all changes of the action. `contract` is the
  // version of the contract that contains the declaration.
  `create table audit_visibility (
    action text not null,
    subject text not null,
    seen_by text not null
      check (seen_by in ('organisation', 'organisation-after-release', 'team', 'author-until-reveal', 'office')),
    contract text not null,
    primary key (action, subject)
  )`,

  // Number of changes by questionnaire and author, so that polling for changes does not scan the trail. Triggers
  // increment the counters in the transaction of the change: so no code can forget to do it, not even that of another
  // version that runs at the same time, and the new number is never visible before the change. Each author has a
  // separate row, so that simultaneous saves of several people do not wait for each other. Account 0 is the office.
  `create table change_counters (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null,
    for_clients bigint not null default 0,
    for_team bigint not null default 0,
    blind bigint not null default 0,
    own bigint not null default 0,
    primary key (questionnaire_id, account_id)
  ) with (fillfactor = 50)`,

  // Counts the rows that are added to the trail. A row whose action has no declaration is not counted, so no page
  // notices it. `audit/buildVisibleAuditRowsCondition.ts` follows the same declarations;
  // `audit/computeChangeTag.test.ts` compares both.
  `create function count_changes() returns trigger language plpgsql as $$
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
    end $$`,
  `create trigger count_changes after insert on audit_log
    referencing new table as changed for each statement execute function count_changes()`,

  // Saved questions (bookmarks) are private and not in the audit trail, so they have separate triggers.
  `create function count_bookmarks() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, own)
      select s.questionnaire_id, s.account_id, count(*)
      from changed s where exists (select from questionnaires q where q.id = s.questionnaire_id)
      group by 1, 2 order by 1, 2
      on conflict (questionnaire_id, account_id) do update set own = c.own + excluded.own;
      return null;
    end $$`,
  `create trigger count_added_bookmarks after insert on saved_questions
    referencing new table as changed for each statement execute function count_bookmarks()`,
  `create trigger count_removed_bookmarks after delete on saved_questions
    referencing old table as changed for each statement execute function count_bookmarks()`,

  // The data of an organisation and the name of an account are shown on the pages of all their questionnaires. So an
  // update of an organisation, or of an account's name, counts as a change of each of these questionnaires, even if its
  // row in the audit trail names no questionnaire.
  `create function count_renaming() returns trigger language plpgsql as $$
    begin
      insert into change_counters as c (questionnaire_id, account_id, for_clients, for_team)
      select q.id, 0, 1, 1 from questionnaires q
      where case tg_table_name when 'organisations' then q.organisation_id = new.id
        else exists (select from members m where m.questionnaire_id = q.id and m.account_id = new.id)
        end
      order by q.id
      on conflict (questionnaire_id, account_id) do update set
        for_clients = c.for_clients + 1, for_team = c.for_team + 1;
      return null;
    end $$`,
  `create trigger count_renaming after update on organisations for each row
    when (old.* is distinct from new.*) execute function count_renaming()`,
  `create trigger count_renaming after update of name on accounts for each row
    when (old.name is distinct from new.name) execute function count_renaming()`,
];
