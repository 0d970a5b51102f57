import { defineCommand } from '../command-line/command.ts';
import { emailArgumentSchema } from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { formatInvitation, inviteToChoosePassword, languageOption } from './invitation.ts';
import { readUser } from './user.ts';

export const userInviteCommand = defineCommand({
  description: 'invites a user again who has not chosen a password yet',
  positionals: { email: { description: 'of the user', schema: emailArgumentSchema } },
  options: { language: languageOption },
  run: async ({ email, language }, { config, now, inDatabase, isDryRun }) => {
    const invitation = await inDatabase(async (trx) => {
      const at = now();
      const { id, disabledAt, hasPassword } = await readUser(trx, email);
      if (disabledAt !== null)
        throw new UsageError(`${email} is disabled; “user enable” opens the account.`);
      if (hasPassword)
        throw new UsageError(
          `${email} has a password; whoever has forgotten it asks for a link on the sign-in page, or gets one by “user reset-password”.`,
        );
      const invited = await inviteToChoosePassword(trx, {
        accountId: id,
        language,
        at,
        config,
        isDryRun,
      });
      await recordOfficeChanges(trx, {
        at,
        action: 'userInvite',
        changes: [{ questionnaireId: null, subject: `account ${id}`, before: null, after: null }],
      });
      return invited;
    });
    return {
      sentences: [`${email}: ${formatInvitation(invitation)}`],
      data: { email, invitation },
    };
  },
});
