import { defineCommand } from '../command.ts';
import { emailField } from '../fields/emailField.ts';
import { oneLineField } from '../fields/oneLineField.ts';
import { editUser } from '../users/editUser.ts';
import { readUser } from '../users/readUser.ts';

export const userEdit = defineCommand({
  description: 'changes a user’s name, or a certifier’s employer',
  positionals: { email: { description: 'of the user', schema: emailField } },
  options: {
    name: {
      valueName: '<text>',
      description: 'as others see it',
      schema: oneLineField({ least: 1, most: 200 }),
    },
    organisation: { valueName: '<key>', description: 'the employer; "" for none' },
  },
  run: async ({ email, name, organisation }, { now, inDatabase }) =>
    inDatabase(async (db) => {
      const stored = await readUser(db, email);
      const user = {
        ...stored.user,
        name: name ?? stored.user.name,
        organisation: organisation === undefined ? stored.user.organisation : organisation || null,
      };
      const isChanged = await editUser({ db, stored, user, at: now() });
      const sentence = isChanged ? 'changed.' : 'nothing was changed, it is so already.';
      return { sentences: [`${email}: ${sentence}`], data: { user, isChanged } };
    }),
});
