import { sql, type Kysely } from 'kysely';

/**
 * Lets a server take the next mail without reading all that are due: those of the kinds for which readers wait, and the
 * others in the order in which they are sent.
 */
const statements = [
  `create index outbox_kind on outbox (kind, due_at, id) where given_up_at is null`,
  `create index outbox_next on outbox (due_at, id) where given_up_at is null`,
  `drop index outbox_due`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
