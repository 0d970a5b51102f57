import type { Database } from '../../database/connect.ts';
import { fromOrganisationRow } from './organisationRow.ts';
import type { Organisation } from './organisation.ts';

export type StoredOrganisation = { id: number; organisation: Organisation };

/** Finds organisations by keys, in one statement. */
export async function findOrganisations(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredOrganisation>> {
  const rows = await db
    .selectFrom('organisations')
    .selectAll()
    .where((is) => is('key', '=', is.fn.any(is.val(keys))))
    .execute();
  return new Map(
    rows.map((row) => [row.key, { id: row.id, organisation: fromOrganisationRow(row) }]),
  );
}
