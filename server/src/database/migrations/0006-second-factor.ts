import { sql, type Kysely } from 'kysely';

/**
 * Lets people use an authenticator app and recovery codes as a second factor. `accountTables.ts` describes the columns.
 */
const statements = [
  `create table authenticators (
    account_id integer primary key references accounts on delete cascade,
    secret text,
    confirmed_at timestamptz,
    last_step integer not null default 0,
    pending_secret text,
    pending_until timestamptz)`,
  `create table recovery_codes (
    account_id integer not null references accounts on delete cascade,
    hash text not null,
    primary key (account_id, hash))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
