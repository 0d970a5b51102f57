import { sql, type Kysely } from 'kysely';

/**
 * Stores how urgent a mail is, so that one index has the order in which mails are sent. A choice by kind would leave it
 * to the query planner whether all due mails are read. A random id replaces the number of the mail in its `Message-ID`:
 * the numbers told a reader how many mails others had got in between.
 */
const statements = [
  `alter table outbox add column urgency smallint not null default 2`,
  `alter table outbox add column message_id uuid not null default gen_random_uuid()`,
  `update outbox set urgency = case
    when kind in ('password-reset', 'email-change-old', 'email-change-new') then 0 else 1 end
    where questionnaire_id is null`,
  `create index outbox_urgency on outbox (urgency, due_at, id) where given_up_at is null`,
  `drop index outbox_kind`,
  `drop index outbox_next`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
