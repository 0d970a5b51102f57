import { sql, type Kysely } from 'kysely';

/**
 * Lets accounts exist without a password, and creates the table of one-use links with which their owners choose one.
 * `accountTables.ts` describes the columns.
 */
const statements = [
  `alter table accounts alter column password_hash drop not null`,
  `alter table accounts add column has_initial_password boolean not null default false`,
  `create table password_links (
    hash text primary key,
    account_id integer not null references accounts on delete cascade,
    kind text not null,
    expires_at timestamptz not null
  )`,
  `create index password_links_account on password_links (account_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
