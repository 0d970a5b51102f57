import { sql, type Kysely } from 'kysely';

/**
 * Lets the owner of an account recognize and end its sessions, and get a mail about a new one. `accountTables.ts` and
 * `mailTables.ts` describe the columns.
 */
const statements = [
  `alter table tokens add column id integer generated always as identity unique`,
  `alter table tokens add column browser text`,
  `alter table tokens add column system text`,
  `alter table tokens add column network text`,
  `alter table accounts add column has_signed_in boolean not null default false`,
  `alter table outbox add column detail text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
