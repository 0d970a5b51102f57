import type { Database } from '../../database/connect.ts';
import { addOrganisations, type AddedOrganisation } from './addOrganisations.ts';
import { blankOrganisation } from './blankOrganisation.ts';
import type { Organisation } from './organisation.ts';

/**
 * Adds one organisation; what is not told of it is unknown.
 * @throws WrongUsage when the key is taken by one with other data
 */
export async function addOrganisation({
  db,
  organisation,
  at,
}: {
  db: Database;
  organisation: Pick<Organisation, 'key' | 'title'> & Partial<Organisation>;
  at: Date;
}): Promise<AddedOrganisation> {
  const organisations = [{ ...blankOrganisation, ...organisation }];
  const [added] = await addOrganisations({ db, organisations, at });
  if (!added) throw new RangeError('one organisation went in and none came out');
  return added;
}
