import type { Database } from '../../database/connect.ts';
import { defineCommand } from '../command-line/command.ts';
import { UsageError } from '../command-line/usageError.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { refuseGradingOwnGroup } from '../team/independence.ts';
import {
  readOrganisation,
  listDifferingFields,
  type StoredOrganisation,
  type Organisation,
  toOrganisationRow,
} from './organisation.ts';
import { applyOrganisationOptions, organisationOptions } from './organisationOptions.ts';

export const organisationEditCommand = defineCommand({
  description: 'changes what is known of an organisation; --city "" clears a value',
  positionals: { key: { description: 'of the organisation' } },
  options: organisationOptions,
  run: async ({ key, ...given }, { now, inDatabase }) =>
    inDatabase(async (db) => {
      const isLocked = true;
      const stored = await readOrganisation(db, key, isLocked);
      const changed = applyOrganisationOptions(stored.organisation, given);
      if ('issues' in changed) throw new UsageError(changed.issues.join(' '));
      const { organisation } = changed;
      const fields = await editOrganisation({ db, stored, organisation, at: now() });
      const sentence =
        fields.length > 0
          ? `changed ${fields.join(', ')}.`
          : 'nothing was changed, it is so already.';
      return { sentences: [`${key}: ${sentence}`], data: { organisation, changed: fields } };
    }),
});

/**
 * Changes the data of an organisation. Call it in a transaction.
 * @returns the names of the changed fields
 * @throws UsageError if its new company group would make a certifier grade his or her own group
 */
async function editOrganisation({
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
  const fields = listDifferingFields(before, organisation);
  if (fields.length === 0) return fields;
  await db
    .updateTable('organisations')
    .set(toOrganisationRow(organisation))
    .where('id', '=', id)
    .execute();
  if (fields.includes('group')) await refuseGradingOwnGroup(db, id);
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
