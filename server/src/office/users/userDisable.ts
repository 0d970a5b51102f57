import { endEmailChange } from '../../accounts/email-change/emailChangeLinks.ts';
import { endPasswordLinks } from '../../accounts/passwordLinks.ts';
import { deleteSessions } from '../../accounts/sessions.ts';
import type { Database } from '../../database/connect.ts';
import { defineCommand } from '../command-line/command.ts';
import { emailField } from '../command-line/fields.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { addClientsToQuestionnaires } from './addClientsToQuestionnaires.ts';
import { readUser, type StoredUser } from './user.ts';

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

export const userEnable = defineCommand({
  description: 'opens a disabled account again',
  positionals: { email: { description: 'of the user', schema: emailField } },
  options: {},
  run: async ({ email }, { now, inDatabase }) => {
    const { isChanged, hasPassword } = await inDatabase(async (db) => {
      const stored = await readUser(db, email);
      const isEnabled = await setDisabled({ db, stored, isDisabled: false, at: now() });
      return { isChanged: isEnabled, hasPassword: stored.hasPassword };
    });
    const enabled = hasPassword
      ? 'enabled; the password is the old one.'
      : 'enabled; there is no password yet, and “user invite” sends a link for choosing one.';
    const sentence = isChanged ? enabled : 'is enabled already; nothing was changed.';
    return { sentences: [`${email}: ${sentence}`], data: { email, isChanged } };
  },
});

/**
 * Disables an account, which ends its sessions and links, or enables it; an enabled client becomes a member of the questionnaires
 * opened meanwhile. Call it in a transaction.
 * @returns whether anything was changed
 */
export async function setDisabled({
  db,
  stored: { id, disabledAt },
  isDisabled,
  at,
}: {
  db: Database;
  stored: StoredUser;
  isDisabled: boolean;
  at: Date;
}): Promise<boolean> {
  if ((disabledAt !== null) === isDisabled) return false;
  await db
    .updateTable('accounts')
    .set({ disabled_at: isDisabled ? at : null })
    .where('id', '=', id)
    .execute();
  if (isDisabled) {
    await deleteSessions(db, { accountId: id });
    await endPasswordLinks(db, id);
    await endEmailChange(db, id);
  }
  await recordOfficeChanges(db, {
    at,
    action: isDisabled ? 'userDisable' : 'userEnable',
    changes: [
      {
        questionnaireId: null,
        subject: `account ${id}`,
        before: { isDisabled: !isDisabled },
        after: { isDisabled },
      },
    ],
  });
  if (!isDisabled) await addClientsToQuestionnaires({ db, accountIds: [id], at });
  return true;
}
