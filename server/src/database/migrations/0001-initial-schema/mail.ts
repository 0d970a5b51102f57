/** Mails that wait to be sent, and what people have been told by mail. `mailTables.ts` describes the columns. */
export const mailSchema = [
  // The outbox. Its index has the order in which mails are sent.
  `create table outbox (
    id bigint generated always as identity primary key,
    account_id integer not null references accounts on delete cascade,
    kind text not null,
    language text not null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    send_until timestamptz not null,
    attempts integer not null default 0,
    reason text,
    given_up_at timestamptz,
    detail text,
    questionnaire_id integer references questionnaires on delete cascade,
    urgency smallint not null default 2,
    message_id uuid not null default gen_random_uuid()
  )`,
  `create index outbox_account on outbox (account_id)`,
  `create index outbox_questionnaire on outbox (questionnaire_id)`,
  `create index outbox_urgency on outbox (urgency, due_at, id) where given_up_at is null`,

  // What people have been told, so that nothing is told twice
  `create table told_due_dates (
    questionnaire_id integer not null references questionnaires on delete cascade,
    due date not null,
    days_before integer not null,
    primary key (questionnaire_id, due, days_before)
  )`,
  `create table watched_grades (
    questionnaire_id integer primary key references questionnaires on delete cascade,
    changes integer not null
  )`,
  `create table told_changes (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null references accounts on delete cascade,
    areas text not null,
    told_at timestamptz not null,
    primary key (questionnaire_id, account_id)
  )`,
];
