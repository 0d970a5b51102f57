import { sql, type Kysely } from 'kysely';

/** Lets people change the e-mail of their account. `accountTables.ts` describes the columns. */
const statements = [
  `create table email_changes (
    account_id integer primary key references accounts on delete cascade,
    email text not null,
    confirmed_by_old boolean not null default false,
    confirmed_by_new boolean not null default false,
    expires_at timestamptz not null)`,
  `create table email_change_links (
    hash text primary key,
    account_id integer not null references email_changes on delete cascade,
    is_to_new boolean not null)`,
  `create index email_change_links_account on email_change_links (account_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
