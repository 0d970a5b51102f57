import type { Option } from '../command.ts';
import { csvIssue } from '../csv/csvIssue.ts';
import { readCsvTable } from '../csv/readCsvTable.ts';
import { rejectInvalidCsv } from '../csv/rejectInvalidCsv.ts';
import type { Database } from '../../database/connect.ts';
import { choiceField } from '../fields/choiceField.ts';
import { emailField } from '../fields/emailField.ts';
import { keyField } from '../fields/keyField.ts';
import { oneLineField } from '../fields/oneLineField.ts';
import { addUsers, type AddedUser } from './addUsers.ts';
import { findUserIssues } from './findUserIssues.ts';
import type { User } from './user.ts';

const columns = {
  email: {
    valueName: '<e-mail>',
    description: 'to sign in with',
    schema: emailField,
    isRequired: true,
  },
  name: {
    valueName: '<text>',
    description: 'as others see it',
    schema: oneLineField({ least: 1, most: 200 }),
    isRequired: true,
  },
  certifier: {
    valueName: 'yes|no',
    description: 'whether one certifies',
    schema: choiceField(['yes', 'no']),
  },
  organisation: { valueName: '<key>', description: 'the employer', schema: keyField },
} as const satisfies { [name: string]: Option };

/**
 * Adds the users of a CSV text, all or none, with generated passwords. Call it in a transaction.
 * @throws UsageError with all issues of the text
 */
export async function importUsers({
  db,
  text,
  at,
}: {
  db: Database;
  text: string;
  at: Date;
}): Promise<AddedUser[]> {
  const { rows, issues } = readCsvTable(text, { columns, unique: 'email' });
  const lines = new Map(rows.map(({ line, values }) => [values.email, line]));
  const users = rows.map(({ values: { email, name, certifier, organisation } }): User => ({
    email,
    name,
    isCertifier: certifier === 'yes',
    organisation: organisation ?? null,
  }));
  for (const { email, column, message } of await findUserIssues(db, users))
    issues.push(csvIssue({ line: lines.get(email) ?? 1, column, message }));
  rejectInvalidCsv(issues);
  return addUsers({ db, users, password: undefined, at });
}
