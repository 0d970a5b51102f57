/** Comparisons with other organisations. `comparisonTables.ts` describes the columns. */
export const comparisonsSchema = [
  // A row marks a questionnaire whose contribution to comparisons may have changed, so that only marked questionnaires
  // are read again (`report/comparing/readYearChanges.ts`). Triggers write the mark in the transaction of the change,
  // so no code can forget to do it. A mark contains the number of this transaction: unlike a time or the number of a
  // sequence, it shows reliably whether a reader has seen the change. Rows are only inserted, so that transactions do
  // not wait for each other.
  `create table comparison_changes (
    changed_in xid8 not null default pg_current_xact_id(),
    questionnaire_id integer not null references questionnaires on delete cascade,
    changed_at timestamptz not null default now(),
    primary key (changed_in, questionnaire_id)
  )`,
  `create index comparison_changes_questionnaire on comparison_changes (questionnaire_id)`,

  // Marks a questionnaire when its final grades, its finalizations, its members, or numbers among its answers change.
  // The `select` finds no questionnaire while it is being deleted, because its own row is deleted before the rows that
  // refer to it. A deleted or a new questionnaire needs no mark.
  `create function mark_rows_of_comparison() returns trigger language plpgsql as $$
    begin
      insert into comparison_changes (questionnaire_id)
      select q.id from questionnaires q where q.id = coalesce(new.questionnaire_id, old.questionnaire_id)
      on conflict do nothing;
      return null;
    end $$`,
  `create trigger mark_comparison after insert or delete on final_grades
    for each row execute function mark_rows_of_comparison()`,
  `create trigger mark_changed_comparison after update on final_grades
    for each row when (old.grade is distinct from new.grade) execute function mark_rows_of_comparison()`,
  `create trigger mark_comparison after insert or delete on finalizations
    for each row execute function mark_rows_of_comparison()`,
  `create trigger mark_comparison after insert or delete or update of account_id, role on members
    for each row execute function mark_rows_of_comparison()`,
  `create trigger mark_added_comparison after insert on responses
    for each row when (new.kind in ('number', 'percentage', 'currency'))
    execute function mark_rows_of_comparison()`,
  `create trigger mark_changed_comparison after update on responses
    for each row when ((new.kind in ('number', 'percentage', 'currency')
        or old.kind in ('number', 'percentage', 'currency'))
      and (old.kind, old.question_id, old.value) is distinct from (new.kind, new.question_id, new.value))
    execute function mark_rows_of_comparison()`,
  `create trigger mark_removed_comparison after delete on responses
    for each row when (old.kind in ('number', 'percentage', 'currency'))
    execute function mark_rows_of_comparison()`,

  // Marks a questionnaire when an answer changes that can disable a question: the number of a disabled question is not
  // compared.
  `create function mark_disabling_answer_of_comparison() returns trigger language plpgsql as $$
    begin
      if exists (select from questions where disabled_on_answer_id in (old.answer_id, new.answer_id)) then
        insert into comparison_changes (questionnaire_id)
        select q.id from questionnaires q where q.id = coalesce(new.questionnaire_id, old.questionnaire_id)
        on conflict do nothing;
      end if;
      return null;
    end $$`,
  `create trigger mark_added_disabling_comparison after insert on responses
    for each row when (new.answer_id is not null) execute function mark_disabling_answer_of_comparison()`,
  `create trigger mark_changed_disabling_comparison after update on responses
    for each row when ((old.answer_id, old.value) is distinct from (new.answer_id, new.value))
    execute function mark_disabling_answer_of_comparison()`,
  `create trigger mark_removed_disabling_comparison after delete on responses
    for each row when (old.answer_id is not null) execute function mark_disabling_answer_of_comparison()`,

  // Marks a questionnaire when its own row changes.
  `create function mark_questionnaire_of_comparison() returns trigger language plpgsql as $$
    begin
      insert into comparison_changes (questionnaire_id) values (new.id) on conflict do nothing;
      return null;
    end $$`,
  `create trigger mark_comparison after update of organisation_id, edition_id, year, is_key_only on questionnaires
    for each row execute function mark_questionnaire_of_comparison()`,

  // Marks all questionnaires of an organisation when its row changes.
  `create function mark_organisation_of_comparison() returns trigger language plpgsql as $$
    begin
      insert into comparison_changes (questionnaire_id)
      select q.id from questionnaires q where q.organisation_id = new.id on conflict do nothing;
      return null;
    end $$`,
  `create trigger mark_comparison after update on organisations
    for each row when ((old.countries, old.category_id, old.group_key)
      is distinct from (new.countries, new.category_id, new.group_key))
    execute function mark_organisation_of_comparison()`,

  // The published comparisons of each year (`report/comparing/publishing/`): the contributions of organisations, as
  // they were when they were published, and the steps in which contributions were added to sums. Rows are only
  // inserted. The numbers of an erased organisation stay, without its name: if they were removed, the changes of the
  // sums would reveal them.
  `create table comparison_contributions (
    id integer generated always as identity primary key,
    year integer not null,
    step integer not null,
    organisation_id integer references organisations on delete set null,
    scope text not null,
    countries text[] not null,
    industry integer,
    group_key text,
    measures jsonb not null,
    unique (year, organisation_id)
  )`,
  `create index comparison_contributions_organisation on comparison_contributions (organisation_id)`,
  // Index for reading the last step of a year, which each report does
  `create index comparison_contributions_step on comparison_contributions (year, step)`,
  `create table comparison_increments (
    year integer not null,
    step integer not null,
    population text not null,
    dimension text not null,
    scope text not null,
    contribution_ids integer[] not null,
    primary key (year, step, population, dimension, scope)
  )`,
];
