import { listAccountTextsForbiddenInPassword } from '../../accounts/listForbiddenTexts.ts';
import { hashPassword } from '../../accounts/passwordHash.ts';
import { replacePassword } from '../../accounts/replacePassword.ts';
import type { Database } from '../../database/connect.ts';
import { createQueueMail } from '../../mail/queueMail.ts';
import { defineCommand } from '../command-line/command.ts';
import { emailArgumentSchema } from '../command-line/fields.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { languageOption } from './invitation.ts';
import { generatePassword, passwordStdinOption, readPassword } from './passwords.ts';
import { readUser } from './user.ts';

export const userResetPasswordCommand = defineCommand({
  description:
    'gives a user a new password, shown once, which has to be changed; signs the user out everywhere',
  positionals: { email: { description: 'of the user', schema: emailArgumentSchema } },
  options: {
    'password-stdin': passwordStdinOption,
    language: {
      ...languageOption,
      description: 'language of the mail that tells the user so, unless the user has chosen one',
    },
  },
  run: async ({ email, language, ...given }, { config, now, inDatabase, readInput, isDryRun }) => {
    // The texts that the password must not contain are read in a separate transaction, so that no transaction is open
    // while the password is hashed.
    const texts = await inDatabase(async (db) =>
      listAccountTextsForbiddenInPassword(db, (await readUser(db, email)).id),
    );
    const own = given['password-stdin']
      ? await readPassword(await readInput(), { email, texts }, config)
      : undefined;
    const next = own ?? generatePassword();
    const hash = await hashPassword(next);
    const { disabledAt } = await inDatabase(async (db) => {
      const stored = await readUser(db, email);
      await resetPassword({ db, accountId: stored.id, hash, at: now() });
      if (stored.disabledAt === null)
        await createQueueMail({ hasMail: config.mail !== undefined, now })(db, {
          accountId: stored.id,
          kind: 'password-changed',
          language,
        });
      return stored;
    });
    const password = isDryRun || own !== undefined ? null : next;
    const shown = password === null ? '' : ` It is shown only now: ${password}`;
    const sentences = [`${email}: has a new password and is signed out everywhere.${shown}`];
    if (disabledAt !== null) sentences.push('The account stays disabled; see “user enable”.');
    return { sentences, data: { email, password, isDisabled: disabledAt !== null } };
  },
});

/** Sets an account's password, which has to be changed at the next sign-in. Call it in a transaction. */
export async function resetPassword({
  db,
  accountId,
  hash,
  at,
}: {
  db: Database;
  accountId: number;
  hash: string;
  at: Date;
}): Promise<void> {
  await replacePassword(db, { accountId, hash, isInitial: true });
  await recordOfficeChanges(db, {
    at,
    action: 'userResetPassword',
    // The audit trail never contains passwords.
    changes: [
      { questionnaireId: null, subject: `account ${accountId}`, before: null, after: null },
    ],
  });
}
