import { defineCommand, type Option, type CommandResult } from '../command.ts';
import { readCsvFile } from '../csv/readCsvFile.ts';
import { keyField } from '../fields/keyField.ts';
import { addOrganisations, type AddedOrganisation } from '../organisations/addOrganisations.ts';
import { blankOrganisation } from '../organisations/blankOrganisation.ts';
import { applyOrganisationOptions } from '../organisations/applyOrganisationOptions.ts';
import { importOrganisations } from '../organisations/importOrganisations.ts';
import type { Organisation } from '../organisations/organisation.ts';
import { organisationOptions } from '../organisations/organisationOptions.ts';
import { UsageError } from '../usageError.ts';

const csv = {
  valueName: '<file>',
  description: 'adds all of a CSV file with the columns key, title and any of the options’ names',
} satisfies Option;

export const organisationAdd = defineCommand({
  description: 'adds an organisation, or all of a CSV file',
  positionals: { key: { description: 'your own key for it', schema: keyField, isOptional: true } },
  options: { ...organisationOptions, csv },
  run: async ({ csv: file, ...told }, { now, inDatabase }) => {
    const hasMore = Object.values(told).some((value) => value !== undefined);
    if (file !== undefined && hasMore)
      throw new UsageError('With --csv everything stands in the file.');
    const at = now();
    if (file !== undefined) {
      const text = await readCsvFile(file);
      return toResult(await inDatabase((db) => importOrganisations({ db, text, at })));
    }
    const organisations = [asTold(told)];
    return toResult(await inDatabase((db) => addOrganisations({ db, organisations, at })));
  },
});

function asTold({
  key,
  title,
  ...told
}: { key: string | undefined } & Parameters<typeof applyOrganisationOptions>[1]): Organisation {
  if (key === undefined || title === undefined)
    throw new UsageError('A new organisation needs a key and --title; --csv takes many.');
  const changed = applyOrganisationOptions({ ...blankOrganisation, key, title }, told);
  if ('issues' in changed) throw new UsageError(changed.issues.join(' '));
  return changed.organisation;
}

function toResult(organisations: readonly AddedOrganisation[]): CommandResult {
  const sentences = organisations.map(({ key, id, isNew }) =>
    isNew
      ? `${key}: added as organisation ${id}.`
      : `${key}: is there already; nothing was changed.`,
  );
  return { sentences, data: { organisations } };
}
