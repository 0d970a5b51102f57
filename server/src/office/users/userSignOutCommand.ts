import type { Database } from '../../database/connect.ts';
import { defineCommand } from '../command-line/command.ts';
import { emailArgumentSchema } from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { readUser } from './user.ts';

export const userSignOutCommand = defineCommand({
  description:
    'ends all sessions of a user, or of everybody; passwords stay, and unsent answers stay in the browsers',
  positionals: {
    email: { description: 'of the user', schema: emailArgumentSchema, isOptional: true },
  },
  options: { all: { description: 'of everybody, instead of one user' } },
  run: async ({ email, all }, { now, inDatabase }) => {
    if ((email === undefined) !== all)
      throw new UsageError('Name one user, or give --all for everybody.');
    const sessions = await inDatabase(async (db) => {
      const accountId = email === undefined ? undefined : (await readUser(db, email)).id;
      return endSessions({ db, accountId, at: now() });
    });
    const who = email ?? 'everybody';
    return {
      sentences: [
        sessions === 0
          ? `${who}: no session was open; nothing was changed.`
          : `${who}: signed out (sessions ended: ${sessions}).`,
      ],
      data: { email: email ?? null, sessions },
    };
  },
});

/** Deletes the sessions of one account, or of all. Call it in a transaction. @returns the number of sessions */
async function endSessions({
  db,
  accountId,
  at,
}: {
  db: Database;
  accountId: number | undefined;
  at: Date;
}): Promise<number> {
  const ended = await db
    .deleteFrom('tokens')
    .$if(accountId !== undefined, (tokens) => tokens.where('account_id', '=', accountId ?? 0))
    .returning('account_id')
    .execute();
  await recordOfficeChanges(db, {
    at,
    action: 'userSignOut',
    changes: [...new Set(ended.map((token) => token.account_id))].map((id) => ({
      questionnaireId: null,
      subject: `account ${id}`,
      before: null,
      after: null,
    })),
  });
  return ended.length;
}
