import { sql, type Kysely } from 'kysely';

/** Stores what people have been told by mail, so that nothing is told twice. `mailTables.ts` describes the columns. */
const statements = [
  `create table told_due_dates (
    questionnaire_id integer not null references questionnaires on delete cascade,
    due date not null,
    days_before integer not null,
    primary key (questionnaire_id, due, days_before))`,
  `create table watched_grades (
    questionnaire_id integer primary key references questionnaires on delete cascade,
    changes integer not null)`,
  `create table told_changes (
    questionnaire_id integer not null references questionnaires on delete cascade,
    account_id integer not null references accounts on delete cascade,
    areas text not null,
    told_at timestamptz not null,
    primary key (questionnaire_id, account_id))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
