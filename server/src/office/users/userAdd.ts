import type { Database } from '../../database/connect.ts';
import { defineCommand, type Option, type CommandResult } from '../command-line/command.ts';
import {
  readCsvFile,
  createCsvIssue,
  readCsvTable,
  rejectInvalidCsv,
} from '../command-line/csv.ts';
import { emailField, keyField, oneLineField, choiceField } from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';
import { addUsers, type AddedUser, findUserIssues } from './addUsers.ts';
import { passwordStdinOption, readPassword } from './passwords.ts';
import type { User } from './user.ts';

const options = {
  name: {
    valueName: '<text>',
    description: 'as others see it',
    schema: oneLineField({ min: 1, max: 200 }),
  },
  certifier: { description: 'certifies; without it the user is a client' },
  organisation: {
    valueName: '<key>',
    description: 'the employer; a client works on its questionnaires',
    schema: keyField,
  },
  'password-stdin': passwordStdinOption,
  csv: {
    valueName: '<file>',
    description:
      'adds all of a CSV file with the columns email, name, certifier (yes, no), organisation',
  },
} as const satisfies { [name: string]: Option };

export const userAdd = defineCommand({
  description: 'adds a user, or all of a CSV file; shows each generated password once',
  positionals: { email: { description: 'to sign in with', schema: emailField, isOptional: true } },
  options,
  run: async ({ email, name, certifier, organisation = null, csv, ...given }, context) => {
    const { config, now, inDatabase, readInput, isDryRun } = context;
    const at = now();
    if (csv !== undefined) {
      if (email ?? name ?? organisation ?? (certifier || given['password-stdin'] || null))
        throw new UsageError('With --csv everything stands in the file.');
      const text = await readCsvFile(csv);
      return toResult(await inDatabase((db) => importUsers({ db, text, at })), isDryRun);
    }
    if (email === undefined || name === undefined)
      throw new UsageError('A new user needs an e-mail and --name; --csv takes many.');
    const input = given['password-stdin'] ? await readInput() : undefined;
    const users = [{ email, name, isCertifier: certifier, organisation }];
    const added = await inDatabase(async (db) => {
      const texts = [name, ...(organisation === null ? [] : await findTitle(db, organisation))];
      const password =
        input === undefined ? undefined : await readPassword(input, { email, texts }, config);
      return addUsers({ db, users, password, at });
    });
    return toResult(added, isDryRun);
  },
});

/** Finds the organisation's title, as a list. The list is empty for an unknown key; `addUsers` reports that. */
async function findTitle(db: Database, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organisations')
    .select('title')
    .where('key', '=', key)
    .execute();
  return rows.map(({ title }) => title);
}

/** Formats the result. Passwords generated in a dry run are not shown, because they are never valid. */
function toResult(added: readonly AddedUser[], isDryRun: boolean): CommandResult {
  const users = added.map((user) => (isDryRun ? { ...user, password: null } : user));
  return { sentences: users.map(formatUser), data: { users } };
}

function formatUser({ email, id, isNew, password }: AddedUser): string {
  if (!isNew) return `${email}: is there already; nothing was changed.`;
  const shown = password === null ? '' : ` Password, shown only now: ${password}`;
  return `${email}: added as user ${id}.${shown}`;
}

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
    schema: oneLineField({ min: 1, max: 200 }),
    isRequired: true,
  },
  certifier: {
    valueName: '<yes|no>',
    description: 'whether one certifies',
    schema: choiceField(['yes', 'no']),
  },
  organisation: { valueName: '<key>', description: 'the employer', schema: keyField },
} as const satisfies { [name: string]: Option };

/**
 * Adds the users of a CSV text, all or none, with generated passwords. Call it in a transaction.
 * @throws UsageError with all issues of the text
 */
async function importUsers({
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
    issues.push(createCsvIssue({ line: lines.get(email) ?? 1, column, message }));
  rejectInvalidCsv(issues);
  return addUsers({ db, users, password: undefined, at });
}
