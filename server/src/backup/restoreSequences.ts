import { sql } from 'kysely';
import type { TransactionDatabase } from '../database/inTransaction.ts';
import { InvalidArchiveError } from './invalidArchiveError.ts';
import type { ArchiveManifest } from './archiveManifest.ts';
import { readSchema } from './readSchema.ts';

/**
 * Continues the sequences of identity columns where they were when the backup was made.
 * @throws InvalidArchiveError if the archive has no value for one of these columns
 */
export async function restoreSequences(
  trx: TransactionDatabase,
  { tables }: Pick<ArchiveManifest, 'tables'>,
): Promise<void> {
  const statedOf = new Map(tables.map((table) => [table.name, table.nextNumbers]));
  for (const { name: table, columns } of await readSchema(trx))
    for (const { name } of columns.filter(({ isIdentity }) => isIdentity)) {
      const next = statedOf.get(table)?.[name];
      if (next === undefined)
        throw new InvalidArchiveError(`The archive lacks the next value of ${table}.${name}.`);
      // The manifest's schema ensures that the value has only digits. Unlike `setval`, this statement is undone by a
      // rollback.
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)}
        restart with ${sql.raw(next)}`.execute(trx);
    }
}
