import { sql, type Kysely } from 'kysely';

/** Lets people choose the language of their mails. `accountTables.ts` describes the column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table accounts add column chosen_mail_language text').execute(db);
}
