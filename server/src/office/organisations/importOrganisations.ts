import type { Option } from '../command.ts';
import { csvIssue } from '../csv/csvIssue.ts';
import { readCsvTable } from '../csv/readCsvTable.ts';
import { rejectInvalidCsv } from '../csv/rejectInvalidCsv.ts';
import type { Database } from '../../database/connect.ts';
import { keyField } from '../fields/keyField.ts';
import { addOrganisations, type AddedOrganisation } from './addOrganisations.ts';
import { blankOrganisation } from './blankOrganisation.ts';
import { applyOrganisationOptions } from './applyOrganisationOptions.ts';
import { findTakenKeys } from './findTakenKeys.ts';
import type { Organisation } from './organisation.ts';
import { organisationOptions } from './organisationOptions.ts';

const columns = {
  key: {
    valueName: '<key>',
    description: 'your own key for it',
    schema: keyField,
    isRequired: true,
  },
  ...organisationOptions,
  title: { ...organisationOptions.title, isRequired: true },
} as const satisfies { [name: string]: Option };

/**
 * Adds the organisations of a CSV text, all or none. Call it in a transaction.
 * @throws UsageError with all issues of the text
 */
export async function importOrganisations({
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
    const { key, title, ...told } = values;
    lines.set(key, line);
    const changed = applyOrganisationOptions({ ...blankOrganisation, key, title }, told);
    if ('organisation' in changed) organisations.push(changed.organisation);
    else issues.push(...changed.issues.map((message) => csvIssue({ line, message })));
  }
  for (const [key, message] of await findTakenKeys(db, organisations))
    issues.push(csvIssue({ line: lines.get(key) ?? 1, column: 'key', message }));
  rejectInvalidCsv(issues);
  return addOrganisations({ db, organisations, at });
}
