import { getOrThrow } from '../../getOrThrow.ts';
import type { Database } from '../../database/connect.ts';
import { splitIntoChunks } from '../../database/splitIntoChunks.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { UsageError } from '../command-line/usageError.ts';
import {
  findOrganisations,
  type Organisation,
  toOrganisationRow,
  listDifferingFields,
} from './organisation.ts';

/** The result for one organisation. `isNew` is false if the organisation existed before with the same data. */
export type AddedOrganisation = { id: number; key: string; isNew: boolean };

/**
 * Adds organisations, all or none, in a nearly constant number of statements. Call it in a transaction.
 * @param organisations with different keys
 * @throws UsageError with an issue for each key that exists with other data
 */
export async function addOrganisations({
  db,
  organisations,
  at,
}: {
  db: Database;
  organisations: readonly Organisation[];
  at: Date;
}): Promise<AddedOrganisation[]> {
  const taken = await findTakenKeys(db, organisations);
  if (taken.size > 0)
    throw new UsageError(
      'Nothing was added:',
      [...taken].map(([key, sentence]) => ({ key, sentence })),
    );
  const keys = organisations.map(({ key }) => key);
  const there = await findOrganisations(db, keys);
  const missing = organisations.filter(({ key }) => !there.has(key));
  const ids = new Map([...there].map(([key, { id }]) => [key, id]));
  for (const some of splitIntoChunks(missing)) {
    const rows = await db
      .insertInto('organisations')
      .values(some.map(toOrganisationRow))
      .returning(['id', 'key'])
      .execute();
    for (const { id, key } of rows) ids.set(key, id);
  }
  const added = organisations.map(({ key }) => ({
    id: getOrThrow(ids, key),
    key,
    isNew: !there.has(key),
  }));
  await recordOfficeChanges(db, {
    at,
    action: 'organisationAdd',
    changes: missing.map((organisation) => ({
      questionnaireId: null,
      subject: `organisation ${getOrThrow(ids, organisation.key)}`,
      before: null,
      after: organisation,
    })),
  });
  return added;
}

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
    const fields = known ? listDifferingFields(known, organisation) : [];
    if (fields.length > 0)
      taken.set(
        organisation.key,
        `“${organisation.key}” is there already with another ${fields.join(', ')}; “organisation edit” changes it.`,
      );
  }
  return taken;
}
