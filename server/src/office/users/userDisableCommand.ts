import { closeAccount } from '../../accounts/closeAccount.ts';
import { addClientsToQuestionnaires } from '../../accounts/addClientsToQuestionnaires.ts';
import type { Database } from '../../database/connect.ts';
import { defineCommand } from '../command-line/command.ts';
import { emailArgumentSchema } from '../command-line/fields.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { readUser, type StoredUser } from './user.ts';

export const userDisableCommand = defineCommand({
  description: 'closes an account and signs it out at once; nothing of its work is lost',
  positionals: { email: { description: 'of the user', schema: emailArgumentSchema } },
  options: {},
  run: async ({ email }, { now, inDatabase }) => {
    const isChanged = await inDatabase(async (db) =>
      setAccountDisabled({ db, stored: await readUser(db, email), isDisabled: true, at: now() }),
    );
    const sentence = isChanged
      ? 'disabled, and signed out everywhere.'
      : 'is disabled already; nothing was changed.';
    return { sentences: [`${email}: ${sentence}`], data: { email, isChanged } };
  },
});

export const userEnableCommand = defineCommand({
  description: 'opens a disabled account again',
  positionals: { email: { description: 'of the user', schema: emailArgumentSchema } },
  options: {},
  run: async ({ email }, { now, inDatabase }) => {
    const { isChanged, hasPassword } = await inDatabase(async (db) => {
      const stored = await readUser(db, email);
      const isEnabled = await setAccountDisabled({ db, stored, isDisabled: false, at: now() });
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
 * Disables or enables an account. Disabling ends its sessions and links, and only the office can enable it again. A
 * client who is enabled becomes a member of the questionnaires that were opened in the meantime. Call it in a
 * transaction.
 * @returns whether anything was changed
 */
export async function setAccountDisabled({
  db,
  stored: { id, disabledAt, isClosedByFirstPerson },
  isDisabled,
  at,
}: {
  db: Database;
  stored: StoredUser;
  isDisabled: boolean;
  at: Date;
}): Promise<boolean> {
  const wasDisabled = disabledAt !== null;
  if (wasDisabled === isDisabled && !isClosedByFirstPerson) return false;
  if (isDisabled) await closeAccount(db, { accountId: id, at });
  else
    await db
      .updateTable('accounts')
      .set({ disabled_at: null, closed_by_first_person: false })
      .where('id', '=', id)
      .execute();
  await recordOfficeChanges(db, {
    at,
    action: isDisabled ? 'userDisable' : 'userEnable',
    changes: [
      {
        questionnaireId: null,
        subject: `account ${id}`,
        before: { isDisabled: wasDisabled },
        after: { isDisabled },
      },
    ],
  });
  if (!isDisabled) await addClientsToQuestionnaires(db, { accountIds: [id], at, authorId: null });
  return true;
}
