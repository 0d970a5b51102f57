import { defineCommand } from '../command.ts';
import { emailField } from '../fields/emailField.ts';
import { readUser } from '../users/readUser.ts';
import { setDisabled } from '../users/setDisabled.ts';

export const userEnable = defineCommand({
  description: 'opens a disabled account again',
  positionals: { email: { description: 'of the user', schema: emailField } },
  options: {},
  run: async ({ email }, { now, inDatabase }) => {
    const isChanged = await inDatabase(async (db) =>
      setDisabled({ db, stored: await readUser(db, email), isDisabled: false, at: now() }),
    );
    const sentence = isChanged
      ? 'enabled; the password is the old one.'
      : 'is enabled already; nothing was changed.';
    return { sentences: [`${email}: ${sentence}`], data: { email, isChanged } };
  },
});
