import { defineCommand } from '../command.ts';
import { emailField } from '../fields/emailField.ts';
import { readUser } from '../users/readUser.ts';
import { setDisabled } from '../users/setDisabled.ts';

export const userDisable = defineCommand({
  description: 'closes an account and signs it out at once; nothing of its work is lost',
  positionals: { email: { description: 'of the user', schema: emailField } },
  options: {},
  run: async ({ email }, { now, inDatabase }) => {
    const isChanged = await inDatabase(async (db) =>
      setDisabled({ db, stored: await readUser(db, email), isDisabled: true, at: now() }),
    );
    const sentence = isChanged
      ? 'disabled, and signed out everywhere.'
      : 'is disabled already; nothing was changed.';
    return { sentences: [`${email}: ${sentence}`], data: { email, isChanged } };
  },
});
