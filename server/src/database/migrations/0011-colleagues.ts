import { sql, type Kysely } from 'kysely';

/** Lets an organisation's first person invite colleagues. `accountTables.ts` describes the columns. */
const statements = [
  `alter table organisations add column first_person_invites boolean not null default true`,
  `alter table accounts add column closed_by_first_person boolean not null default false`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
