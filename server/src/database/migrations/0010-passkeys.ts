import { sql, type Kysely } from 'kysely';

/**
 * Lets people sign in with passkeys. `accountTables.ts` describes the columns. A trigger updates `has_second_factor`,
 * so that it is right even if a server of the previous version writes during a rolling restart.
 */
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
  `create function note_second_factor() returns trigger language plpgsql as $$
  declare changed integer := coalesce(new.account_id, old.account_id);
  begin
    update accounts set has_second_factor =
      exists (select from authenticators where account_id = changed and secret is not null)
      or exists (select from passkeys where account_id = changed)
      where id = changed;
    return null;
  end $$`,
  `create trigger note_second_factor after insert or delete or update of secret on authenticators
    for each row execute function note_second_factor()`,
  `create trigger note_second_factor after insert or delete on passkeys
    for each row execute function note_second_factor()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
