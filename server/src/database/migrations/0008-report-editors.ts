import { sql, type Kysely } from 'kysely';

/** Adds a table for presence: which text of a report each account is editing. */
const statements = [
  `create table report_editors (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null references accounts on delete cascade,
    language text not null,
    field text not null,
    seen_at timestamptz not null,
    primary key (questionnaire_id, account_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
