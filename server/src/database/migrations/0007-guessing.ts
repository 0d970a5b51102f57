import { sql, type Kysely } from 'kysely';

/**
 * Adds what the limits on distributed guessing need: the account of a bucket, and indexes for counting failures by
 * account and deleting old rows.
 */
const statements = [
  `alter table sign_in_failures add account text`,
  `create index sign_in_failures_account on sign_in_failures (account)`,
  `create index sign_in_failures_last on sign_in_failures (last_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
