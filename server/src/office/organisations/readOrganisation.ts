import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';
import { findOrganisations, type StoredOrganisation } from './findOrganisations.ts';

/**
 * Reads one organisation.
 * @throws UsageError if there is none with this key
 */
export async function readOrganisation(db: Database, key: string): Promise<StoredOrganisation> {
  const found = (await findOrganisations(db, [key])).get(key);
  if (!found)
    throw new UsageError(`There is no organisation “${key}”; “organisation list” names them all.`);
  return found;
}
