import { deleteSecondFactor } from '../../accounts/second-factor/secondFactor.ts';
import { deleteSessions } from '../../accounts/sessions.ts';
import { createQueueMail } from '../../mail/queueMail.ts';
import { defineCommand } from '../command-line/command.ts';
import { emailArgumentSchema } from '../command-line/fields.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { languageOption } from './invitation.ts';
import { readUser } from './user.ts';

export const userResetSecondFactorCommand = defineCommand({
  description:
    'removes the second factor of a user who has lost it, and signs the user out everywhere; the password stays',
  positionals: { email: { description: 'of the user', schema: emailArgumentSchema } },
  options: {
    language: {
      ...languageOption,
      description: 'language of the mail that tells the user so, unless the user has chosen one',
    },
  },
  run: async ({ email, language }, { config, now, inDatabase }) => {
    const isChanged = await inDatabase(async (db) => {
      const { id, disabledAt } = await readUser(db, email);
      if (!(await deleteSecondFactor(db, id))) return false;
      await deleteSessions(db, { accountId: id });
      await recordOfficeChanges(db, {
        at: now(),
        action: 'userResetSecondFactor',
        changes: [{ questionnaireId: null, subject: `account ${id}`, before: null, after: null }],
      });
      if (disabledAt === null)
        await createQueueMail({ hasMail: config.mail !== undefined, now })(db, {
          accountId: id,
          kind: 'second-factor-removed',
          language,
        });
      return true;
    });
    const sentence = isChanged
      ? 'signs in by the password alone now, and is signed out everywhere.'
      : 'has no second factor; nothing was changed.';
    return { sentences: [`${email}: ${sentence}`], data: { email, isChanged } };
  },
});
