import { sql, type Kysely } from 'kysely';

/** Proofs of work that a sign-in was made with, until they are too old to be sent again. Nothing of who made them. */
const statements = [
  `create table used_proofs (nonce text primary key, good_until timestamptz not null)`,
  `create index used_proofs_good_until on used_proofs (good_until)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
