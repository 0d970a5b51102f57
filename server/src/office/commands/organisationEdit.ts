import { defineCommand } from '../command.ts';
import { applyOrganisationOptions } from '../organisations/applyOrganisationOptions.ts';
import { editOrganisation } from '../organisations/editOrganisation.ts';
import { organisationOptions } from '../organisations/organisationOptions.ts';
import { readOrganisation } from '../organisations/readOrganisation.ts';
import { UsageError } from '../usageError.ts';

export const organisationEdit = defineCommand({
  description: 'changes what is known of an organisation; --city "" clears a value',
  positionals: { key: { description: 'of the organisation' } },
  options: organisationOptions,
  run: async ({ key, ...told }, { now, inDatabase }) =>
    inDatabase(async (db) => {
      const stored = await readOrganisation(db, key);
      const changed = applyOrganisationOptions(stored.organisation, told);
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
