/** Comparisons with other organisations. `comparisonTables.ts` describes the columns. */
export const comparisonsSchema = [
  // Marks of questionnaires whose part in comparisons may have changed, so that only they are read again
  // (`report/comparing/readYearChanges.ts`). Triggers write them in the transaction of the change, so no writer can
  // forget them. A mark holds the number of its transaction: unlike a time or a sequence, it shows reliably whether a
  // reader has seen the change. Rows are only inserted, so no writer waits for another one.
  `create table comparison_changes (
    changed_in xid8 not null default pg_current_xact_id(),
    questionnaire_id integer not null references questionnaires on delete cascade,
    changed_at timestamptz not null default now(),
    primary key (changed_in, questionnaire_id)
  )`,
  `create index comparison_changes_questionnaire on comparison_changes (questionnaire_id)`,

  // Grades, finalizations, the team, and numbers among the answers. When a questionnaire is deleted, its own row is
  // deleted before the rows that refer to it, and no mark is needed. Neither does a new questionnaire need one.
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

  // An answer that disables a question takes its figure out of comparisons.
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

  // The questionnaire itself
  `create function mark_questionnaire_of_comparison() returns trigger language plpgsql as $$
    begin
      insert into comparison_changes (questionnaire_id) values (new.id) on conflict do nothing;
      return null;
    end $$`,
  `create trigger mark_comparison after update of organisation_id, edition_id, year, is_key_only on questionnaires
    for each row execute function mark_questionnaire_of_comparison()`,

  // Its organisation
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

  // What was published of each year: the contributions, as they were when they were taken, and which of them were added
  // to which sums in which step (`report/comparing/publishing/`). Rows are only inserted. The numbers of an erased
  // organisation stay without its name, because the sums would otherwise change by one organisation.
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
  // For the last step of a year, which each report asks for
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
