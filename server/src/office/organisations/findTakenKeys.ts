import type { Database } from '../../database/connect.ts';
import { differingFields } from './differingFields.ts';
import { findOrganisations } from './findOrganisations.ts';
import type { Organisation } from './organisation.ts';

/**
 * Finds keys that already exist with other data, each with a message. An organisation that exists with the same data is
 * left out.
 */
export async function findTakenKeys(
  db: Database,
  organisations: readonly Organisation[],
): Promise<ReadonlyMap<string, string>> {
  const there = await findOrganisations(
    db,
    organisations.map(({ key }) => key),
  );
  const taken = new Map<string, string>();
  for (const organisation of organisations) {
    const known = there.get(organisation.key)?.organisation;
    const fields = known ? differingFields(known, organisation) : [];
    if (fields.length > 0)
      taken.set(
        organisation.key,
        `“${organisation.key}” is there already with another ${fields.join(', ')}; “organisation edit” changes it.`,
      );
  }
  return taken;
}
