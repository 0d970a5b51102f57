import { sql, type Kysely } from 'kysely';

/**
 * Marks questionnaires whose part in comparisons may have changed, so that only they are read again
 * (`report/comparing/readYearChanges.ts`). Triggers write the marks in the transaction of the change, so no writer can
 * forget them. A mark holds the number of its transaction: unlike a time or a sequence, it shows reliably whether a
 * reader has seen the change. Rows are only inserted, so no writer waits for another one.
 */
const marks = [
  `create table comparison_changes (
    changed_in xid8 not null default pg_current_xact_id(),
    questionnaire_id integer not null references questionnaires on delete cascade,
    changed_at timestamptz not null default now(),
    primary key (changed_in, questionnaire_id)
  )`,
  `create index comparison_changes_questionnaire on comparison_changes (questionnaire_id)`,
  // When a questionnaire is deleted, its own row is deleted before the rows that refer to it. No mark is needed then.
  `create function mark_rows_of_comparison() returns trigger language plpgsql as $$
    begin
      insert into comparison_changes (questionnaire_id)
      select q.id from questionnaires q where q.id = coalesce(new.questionnaire_id, old.questionnaire_id)
      on conflict do nothing;
      return null;
    end $$`,
  `create function mark_questionnaire_of_comparison() returns trigger language plpgsql as $$
    begin
      insert into comparison_changes (questionnaire_id) values (new.id) on conflict do nothing;
      return null;
    end $$`,
  `create function mark_organisation_of_comparison() returns trigger language plpgsql as $$
    begin
      insert into comparison_changes (questionnaire_id)
      select q.id from questionnaires q where q.organisation_id = new.id on conflict do nothing;
      return null;
    end $$`,
];

const numeric = (row: 'new' | 'old') => `${row}.kind in ('number', 'percentage', 'currency')`;

/** The events that may change a part in comparisons. A new or deleted questionnaire needs no mark. */
const triggers = [
  `create trigger mark_comparison after insert or delete on final_grades
    for each row execute function mark_rows_of_comparison()`,
  `create trigger mark_changed_comparison after update on final_grades
    for each row when (old.grade is distinct from new.grade) execute function mark_rows_of_comparison()`,
  `create trigger mark_comparison after insert or delete on finalizations
    for each row execute function mark_rows_of_comparison()`,
  `create trigger mark_comparison after insert or delete or update of account_id, role on members
    for each row execute function mark_rows_of_comparison()`,
  `create trigger mark_added_comparison after insert on responses
    for each row when (${numeric('new')}) execute function mark_rows_of_comparison()`,
  `create trigger mark_changed_comparison after update on responses
    for each row when ((${numeric('new')} or ${numeric('old')})
      and (old.kind, old.question_id, old.value) is distinct from (new.kind, new.question_id, new.value))
    execute function mark_rows_of_comparison()`,
  `create trigger mark_removed_comparison after delete on responses
    for each row when (${numeric('old')}) execute function mark_rows_of_comparison()`,
  `create trigger mark_comparison after update of organisation_id, edition_id, year, is_key_only on questionnaires
    for each row execute function mark_questionnaire_of_comparison()`,
  `create trigger mark_comparison after update on organisations
    for each row when ((old.countries, old.category_id, old.group_key)
      is distinct from (new.countries, new.category_id, new.group_key))
    execute function mark_organisation_of_comparison()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...marks, ...triggers]) await sql.raw(statement).execute(db);
}
