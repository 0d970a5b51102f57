import type { Database } from '../../database/connect.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { refuseDependentTeams } from '../team/refuseDependentTeams.ts';
import { differingFields } from './differingFields.ts';
import type { StoredOrganisation } from './findOrganisations.ts';
import type { Organisation } from './organisation.ts';
import { toOrganisationRow } from './organisationRow.ts';

/**
 * Changes the data of an organisation. Call it in a transaction.
 * @returns the names of the changed fields
 * @throws UsageError if its new group would make a team audit its own group
 */
export async function editOrganisation({
  db,
  stored: { id, organisation: before },
  organisation,
  at,
}: {
  db: Database;
  stored: StoredOrganisation;
  organisation: Organisation;
  at: Date;
}): Promise<(keyof Organisation)[]> {
  const fields = differingFields(before, organisation);
  if (fields.length === 0) return fields;
  await db
    .updateTable('organisations')
    .set(toOrganisationRow(organisation))
    .where('id', '=', id)
    .execute();
  if (fields.includes('group')) await refuseDependentTeams(db, id);
  const only = (one: Organisation) =>
    Object.fromEntries(fields.map((field) => [field, one[field]]));
  await recordOfficeChanges(db, {
    at,
    action: 'organisationEdit',
    changes: [
      {
        questionnaireId: null,
        subject: `organisation ${id}`,
        before: only(before),
        after: only(organisation),
      },
    ],
  });
  return fields;
}
