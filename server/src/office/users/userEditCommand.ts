import { isDeepStrictEqual } from 'node:util';
import { replaceEmail } from '../../accounts/email-change/confirmEmailChange.ts';
import { deleteSessions } from '../../accounts/sessions.ts';
import type { Database } from '../../database/connect.ts';
import { createQueueMail } from '../../mail/queueMail.ts';
import { defineCommand } from '../command-line/command.ts';
import { emailArgumentSchema, createOneLineArgumentSchema } from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';
import { readOrganisation } from '../organisations/organisation.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { refuseGradingOwnGroup } from '../team/independence.ts';
import { findUsers, readUser, type StoredUser, type User } from './user.ts';

export const userEditCommand = defineCommand({
  description: 'changes a user’s name or e-mail, or a certifier’s employer',
  positionals: { email: { description: 'of the user', schema: emailArgumentSchema } },
  options: {
    name: {
      valueName: '<text>',
      description: 'as others see it',
      schema: createOneLineArgumentSchema({ min: 1, max: 200 }),
    },
    'new-email': {
      valueName: '<e-mail>',
      description: 'for a user who cannot change it; signs the user out everywhere',
      schema: emailArgumentSchema,
    },
    organisation: { valueName: '<key>', description: 'the employer; "" for none' },
  },
  run: async ({ email, name, organisation, ...given }, { config, now, inDatabase }) =>
    inDatabase(async (db) => {
      const stored = await readUser(db, email);
      const user = {
        ...stored.user,
        email: given['new-email'] ?? email,
        name: name ?? stored.user.name,
        organisation: organisation === undefined ? stored.user.organisation : organisation || null,
      };
      const isChanged = await editUser({ db, stored, user, at: now() });
      if (user.email !== email && stored.disabledAt === null) {
        const queueMail = createQueueMail({ hasMail: config.mail !== undefined, now });
        const mail = { accountId: stored.id, kind: 'email-changed', language: undefined } as const;
        await queueMail(db, mail);
        await queueMail(db, { ...mail, detail: email });
      }
      const sentence = isChanged ? 'changed.' : 'nothing was changed, it is so already.';
      return { sentences: [`${email}: ${sentence}`], data: { user, isChanged } };
    }),
});

/**
 * Changes a user's name, e-mail or employer. A new e-mail ends all sessions of the user and all links that were sent to
 * the earlier one. Call it in a transaction.
 * @returns whether anything was changed
 * @throws UsageError if another user has the e-mail, if the employer is unknown, if a client would change the employer,
 *   or if a certifier would be employed by a company group that he or she is grading
 */
async function editUser({
  db,
  stored: { id, user: before },
  user,
  at,
}: {
  db: Database;
  stored: StoredUser;
  user: User;
  at: Date;
}): Promise<boolean> {
  if (isDeepStrictEqual(before, user)) return false;
  const hasMoved = before.organisation !== user.organisation;
  if (hasMoved && !user.isCertifier)
    throw new UsageError(
      `${user.email} is a client and stays with ${before.organisation}: disable the account and add another.`,
    );
  const employer =
    user.organisation === null ? null : await readOrganisation(db, user.organisation);
  await db
    .updateTable('accounts')
    .set({ name: user.name, organisation_id: employer?.id ?? null })
    .where('id', '=', id)
    .execute();
  if (employer) await refuseGradingOwnGroup(db, employer.id);
  if (before.email !== user.email) {
    if ((await findUsers(db, [user.email])).size > 0)
      throw new UsageError(`There is another user ${user.email}.`);
    await replaceEmail(db, { accountId: id, email: user.email });
    await deleteSessions(db, { accountId: id });
  }
  await recordOfficeChanges(db, {
    at,
    action: 'userEdit',
    changes: [{ questionnaireId: null, subject: `account ${id}`, before, after: user }],
  });
  return true;
}
