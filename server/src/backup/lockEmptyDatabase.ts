import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { InvalidArchiveError } from './invalidArchiveError.ts';
import { readSchema } from './readSchema.ts';

/** Tables that a server fills by itself as soon as it is started; a restore may delete their rows. */
const ownTables = new Set(['signing_keys', 'sign_in_failures', 'module_failures']);

/**
 * Checks that a restore overwrites nothing, locks all tables until the transaction ends, and empties the tables that a
 * server fills by itself.
 * @throws InvalidArchiveError naming a table that has rows
 */
export async function lockEmptyDatabase(trx: TransactionDatabase): Promise<void> {
  const tables = await readSchema(trx);
  const names = tables.map(({ name }) => sql.table(name));
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(trx);
  for (const { name } of tables) {
    if (ownTables.has(name)) {
      await sql`delete from ${sql.table(name)}`.execute(trx);
      continue;
    }
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0)
      throw new InvalidArchiveError(
        `This installation is not empty (${name}): a backup can only be restored into an empty one.`,
      );
  }
}
