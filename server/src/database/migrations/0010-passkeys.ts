import { sql, type Kysely } from 'kysely';

/** Lets people sign in with passkeys. `accountTables.ts` describes the columns. */
const statements = [
  `create table passkeys (
    id integer generated always as identity primary key,
    account_id integer not null references accounts on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    signatures bigint not null,
    transports text[] not null,
    name text not null,
    added_at timestamptz not null,
    used_at timestamptz)`,
  `create index passkeys_account on passkeys (account_id)`,
  `alter table accounts add column has_second_factor boolean not null default false`,
  `update accounts set has_second_factor = true
    where id in (select account_id from authenticators where secret is not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
