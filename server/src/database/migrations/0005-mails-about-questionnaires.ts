import { sql, type Kysely } from 'kysely';

/** Lets mails be about a questionnaire, and people choose which ones they want. `mailTables.ts` describes the columns. */
const statements = [
  `alter table accounts add column mail_language text`,
  `alter table accounts add column unwanted_mails text[] not null default '{}'`,
  `alter table outbox add column questionnaire_id integer references questionnaires on delete cascade`,
  `create index outbox_questionnaire on outbox (questionnaire_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
