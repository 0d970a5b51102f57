import { sql, type Kysely } from 'kysely';

/**
 * Lets a server take the next mail without reading all due mails. The first index is for the kinds of mails for which
 * readers wait, the second one for the mail that has been due for longest.
 */
const statements = [
  `create index outbox_kind on outbox (kind, due_at, id) where given_up_at is null`,
  `create index outbox_next on outbox (due_at, id) where given_up_at is null`,
  `drop index outbox_due`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
