import type { Database } from '../../database/connect.ts';
import { defineCommand, type Option, type CommandResult } from '../command-line/command.ts';
import {
  readCsvFile,
  createCsvIssue,
  readCsvTable,
  assertNoCsvIssues,
} from '../command-line/csv.ts';
import { keyArgumentSchema } from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';
import { addOrganisations, type AddedOrganisation, findTakenKeys } from './addOrganisations.ts';
import { blankOrganisation, type Organisation } from './organisation.ts';
import { applyOrganisationOptions, organisationOptions } from './organisationOptions.ts';

const csv = {
  valueName: '<file>',
  description: 'adds all of a CSV file with the columns key, title and any of the options’ names',
} satisfies Option;

export const organisationAddCommand = defineCommand({
  description: 'adds an organisation, or all of a CSV file',
  positionals: {
    key: { description: 'your own key for it', schema: keyArgumentSchema, isOptional: true },
  },
  options: { ...organisationOptions, csv },
  run: async ({ csv: file, ...given }, { now, inDatabase }) => {
    const hasMore = Object.values(given).some((value) => value !== undefined);
    if (file !== undefined && hasMore)
      throw new UsageError('With --csv everything stands in the file.');
    const at = now();
    if (file !== undefined) {
      const text = await readCsvFile(file);
      return toResult(await inDatabase((db) => importOrganisations({ db, text, at })));
    }
    const organisations = [toOrganisation(given)];
    return toResult(await inDatabase((db) => addOrganisations({ db, organisations, at })));
  },
});

function toOrganisation({
  key,
  title,
  ...given
}: { key: string | undefined } & Parameters<typeof applyOrganisationOptions>[1]): Organisation {
  if (key === undefined || title === undefined)
    throw new UsageError('A new organisation needs a key and --title; --csv takes many.');
  const changed = applyOrganisationOptions({ ...blankOrganisation, key, title }, given);
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

const columns = {
  key: {
    valueName: '<key>',
    description: 'your own key for it',
    schema: keyArgumentSchema,
    isRequired: true,
  },
  ...organisationOptions,
  title: { ...organisationOptions.title, isRequired: true },
} as const satisfies { [name: string]: Option };

/**
 * Adds the organisations of a CSV text, all or none. Call it in a transaction.
 * @throws UsageError with all issues of the text
 */
async function importOrganisations({
  db,
  text,
  at,
}: {
  db: Database;
  text: string;
  at: Date;
}): Promise<AddedOrganisation[]> {
  const { rows, issues } = readCsvTable(text, { columns, unique: 'key' });
  const organisations: Organisation[] = [];
  const lines = new Map<string, number>();
  for (const { line, values } of rows) {
    const { key, title, ...given } = values;
    lines.set(key, line);
    const changed = applyOrganisationOptions({ ...blankOrganisation, key, title }, given);
    if ('organisation' in changed) organisations.push(changed.organisation);
    else issues.push(...changed.issues.map((message) => createCsvIssue({ line, message })));
  }
  for (const [key, message] of await findTakenKeys(db, organisations))
    issues.push(createCsvIssue({ line: lines.get(key) ?? 1, column: 'key', message }));
  assertNoCsvIssues(issues);
  return addOrganisations({ db, organisations, at });
}
