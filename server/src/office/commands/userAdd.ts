import { defineCommand, type Option, type CommandResult } from '../command.ts';
import { readCsvFile } from '../csv/readCsvFile.ts';
import { emailField } from '../fields/emailField.ts';
import { keyField } from '../fields/keyField.ts';
import { oneLineField } from '../fields/oneLineField.ts';
import { addUsers, type AddedUser } from '../users/addUsers.ts';
import { importUsers } from '../users/importUsers.ts';
import { passwordStdin } from '../users/passwordStdin.ts';
import { readPassword } from '../users/readPassword.ts';
import type { Database } from '../../database/connect.ts';
import { UsageError } from '../usageError.ts';

const options = {
  name: {
    valueName: '<text>',
    description: 'as others see it',
    schema: oneLineField({ least: 1, most: 200 }),
  },
  certifier: { description: 'certifies; without it the user is a client' },
  organisation: {
    valueName: '<key>',
    description: 'the employer; a client works on its questionnaires',
    schema: keyField,
  },
  'password-stdin': passwordStdin,
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
