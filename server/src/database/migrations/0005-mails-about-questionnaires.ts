import { sql, type Kysely } from 'kysely';

/**
 * Adds the questionnaire that a mail is about, and for each account the language and the kinds of its mails.
 * `mailTables.ts` and `accountTables.ts` describe the columns.
 */
const statements = [
  `alter table accounts add column mail_language text`,
  `alter table accounts add column unwanted_mails text[] not null default '{}'`,
  `alter table outbox add column questionnaire_id integer references questionnaires on delete cascade`,
  `create index outbox_questionnaire on outbox (questionnaire_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
