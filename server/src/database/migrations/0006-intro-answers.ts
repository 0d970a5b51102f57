import { sql, type Kysely } from 'kysely';

/** Adds a table of the team's answers to the four intro questions of the meeting. */
const statements = [
  `create table intro_answers (
    questionnaire_id integer not null references questionnaires on delete cascade,
    field text not null,
    content text not null,
    revision integer not null check (revision > 0),
    saved_by integer not null references accounts,
    saved_at timestamptz not null,
    primary key (questionnaire_id, field)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
