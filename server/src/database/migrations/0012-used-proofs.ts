import { sql, type Kysely } from 'kysely';

/** Adds a table of used proofs of work, which are kept until they expire. Their owner is not stored. */
const statements = [
  `create table used_proofs (nonce text primary key, good_until timestamptz not null)`,
  `create index used_proofs_good_until on used_proofs (good_until)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
