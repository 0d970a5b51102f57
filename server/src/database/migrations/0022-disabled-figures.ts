import { sql, type Kysely } from 'kysely';

/**
 * An answer that disables a question takes its figure out of comparisons, so its changes are marked, too. See
 * `0016-comparison-changes.ts`, whose triggers mark the changes of the figures themselves.
 */
const statements = [
  `create index questions_disabled_on_answer on questions (disabled_on_answer_id)
    where disabled_on_answer_id is not null`,
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
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
