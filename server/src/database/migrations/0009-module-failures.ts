import { sql, type Kysely } from 'kysely';

/** Adds a table that counts, by day, the module versions that pages could not show. The reporter is not stored. */
const statements = [
  `create table module_failures (
    day text not null,
    module text not null,
    version text not null,
    reason text not null,
    times integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (day, module, version, reason)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
