import { sql, type Kysely } from 'kysely';

/** Creates the outbox of mails. `mailTables.ts` describes the columns. */
const statements = [
  `create table outbox (
    id bigint generated always as identity primary key,
    account_id integer not null references accounts on delete cascade,
    kind text not null,
    language text not null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    send_until timestamptz not null,
    attempts integer not null default 0,
    reason text,
    given_up_at timestamptz
  )`,
  `create index outbox_due on outbox (due_at) where given_up_at is null`,
  `create index outbox_account on outbox (account_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
