import type { Language } from '@cert/shared/domain';
import { hashPassword } from '../../accounts/passwordHash.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import type { TransactionDatabase } from '../../database/inTransaction.ts';
import { defineCommand, type Option, type CommandResult } from '../command-line/command.ts';
import {
  readCsvFile,
  createCsvIssue,
  readCsvTable,
  assertNoCsvIssues,
} from '../command-line/csv.ts';
import {
  emailArgumentSchema,
  keyArgumentSchema,
  createOneLineArgumentSchema,
  createChoiceArgumentSchema,
} from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';
import { addUsers, type AddedUser, findUserIssues } from './addUsers.ts';
import {
  formatInvitation,
  inviteToChoosePassword,
  languageOption,
  type Invitation,
} from './invitation.ts';
import { passwordStdinOption, readPassword } from './passwords.ts';
import type { User } from './user.ts';

const options = {
  name: {
    valueName: '<text>',
    description: 'as others see it',
    schema: createOneLineArgumentSchema({ min: 1, max: 200 }),
  },
  certifier: { description: 'certifies; without it the user is a client' },
  organisation: {
    valueName: '<key>',
    description: 'the employer; a client works on its questionnaires',
    schema: keyArgumentSchema,
  },
  language: languageOption,
  'password-stdin': passwordStdinOption,
  csv: {
    valueName: '<file>',
    description:
      'adds all of a CSV file with the columns email, name, certifier (yes, no), organisation, language',
  },
} as const satisfies { [name: string]: Option };

export const userAddCommand = defineCommand({
  description: 'adds a user, or all of a CSV file, and invites them to choose a password',
  positionals: {
    email: { description: 'to sign in with', schema: emailArgumentSchema, isOptional: true },
  },
  options,
  run: async (
    { email, name, certifier, organisation = null, language, csv, ...given },
    context,
  ) => {
    const { config, now, inDatabase, readInput, isDryRun } = context;
    const at = now();
    if (csv !== undefined) {
      if (
        email ??
        name ??
        organisation ??
        language ??
        (certifier || given['password-stdin'] || null)
      )
        throw new UsageError('With --csv everything stands in the file.');
      const text = await readCsvFile(csv);
      return toResult(await inDatabase((trx) => importUsers({ trx, text, at, config, isDryRun })));
    }
    if (email === undefined || name === undefined)
      throw new UsageError('A new user needs an e-mail and --name; --csv takes many.');
    const user = { email, name, isCertifier: certifier, organisation };
    if (!given['password-stdin']) {
      const users = [{ ...user, language }];
      return toResult(
        await inDatabase((trx) => addAndInvite({ trx, users, at, config, isDryRun })),
      );
    }
    const input = await readInput();
    // The title is read in a separate transaction, so that no transaction is open while the password is hashed.
    const title = await inDatabase((db) =>
      organisation === null ? Promise.resolve([]) : findTitle(db, organisation),
    );
    const hash = await hashPassword(
      await readPassword(input, { email, texts: [name, ...title] }, config),
    );
    return toResult(
      await inDatabase((db) =>
        addUsers({ db, users: [user], password: { hash, isInitial: true }, at }),
      ),
    );
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

/** A user who was added, with the invitation; without one, the user has an initial password or existed before. */
type InvitedUser = AddedUser & { invitation?: Invitation };

const toResult = (users: readonly InvitedUser[]): CommandResult => ({
  sentences: users.map(formatUser),
  data: { users },
});

function formatUser({ email, id, isNew, invitation }: InvitedUser): string {
  if (!isNew) return `${email}: is there already; nothing was changed.`;
  const invited = invitation
    ? formatInvitation(invitation)
    : 'The password has to be changed at the first sign-in.';
  return `${email}: added as user ${id}. ${invited}`;
}

/** Parameters of an invitation apart from the users. */
type Inviting = { at: Date; config: Config; isDryRun: boolean };

/** Adds users without a password, and invites the new ones, each in his or her language. */
async function addAndInvite({
  trx,
  users,
  ...inviting
}: {
  trx: TransactionDatabase;
  users: readonly (User & { language: Language | undefined })[];
} & Inviting): Promise<InvitedUser[]> {
  const added = await addUsers({
    db: trx,
    users: users.map(({ language: _language, ...user }) => user),
    password: undefined,
    at: inviting.at,
  });
  const languages = new Map(users.map(({ email, language }) => [email, language]));
  const invited: InvitedUser[] = [];
  for (const user of added) {
    const { id: accountId, email, isNew } = user;
    const language = languages.get(email);
    invited.push(
      isNew
        ? {
            ...user,
            invitation: await inviteToChoosePassword(trx, { accountId, language, ...inviting }),
          }
        : user,
    );
  }
  return invited;
}

const columns = {
  email: {
    valueName: '<e-mail>',
    description: 'to sign in with',
    schema: emailArgumentSchema,
    isRequired: true,
  },
  name: {
    valueName: '<text>',
    description: 'as others see it',
    schema: createOneLineArgumentSchema({ min: 1, max: 200 }),
    isRequired: true,
  },
  certifier: {
    valueName: '<yes|no>',
    description: 'whether one certifies',
    schema: createChoiceArgumentSchema(['yes', 'no']),
  },
  organisation: { valueName: '<key>', description: 'the employer', schema: keyArgumentSchema },
  language: languageOption,
} as const satisfies { [name: string]: Option };

/**
 * Adds and invites the users of a CSV text, all or none.
 * @throws UsageError with all issues of the text
 */
async function importUsers({
  trx,
  text,
  ...inviting
}: { trx: TransactionDatabase; text: string } & Inviting): Promise<InvitedUser[]> {
  const { rows, issues } = readCsvTable(text, { columns, unique: 'email' });
  const lines = new Map(rows.map(({ line, values }) => [values.email, line]));
  const users = rows.map(({ values: { email, name, certifier, organisation, language } }) => ({
    email,
    name,
    isCertifier: certifier === 'yes',
    organisation: organisation ?? null,
    language,
  }));
  for (const { email, column, message } of await findUserIssues(trx, users))
    issues.push(createCsvIssue({ line: lines.get(email) ?? 1, column, message }));
  assertNoCsvIssues(issues);
  return addAndInvite({ trx, users, ...inviting });
}
