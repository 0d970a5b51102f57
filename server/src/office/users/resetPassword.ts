import type { Database } from '../../database/connect.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';

/** Sets an account's password and ends all its sessions. Call it in a transaction. */
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
  await db
    .updateTable('accounts')
    .set({ password_hash: hash })
    .where('id', '=', accountId)
    .execute();
  await db.deleteFrom('tokens').where('account_id', '=', accountId).execute();
  await recordOfficeChanges(db, {
    at,
    action: 'userResetPassword',
    // The audit trail never contains passwords.
    changes: [
      { questionnaireId: null, subject: `account ${accountId}`, before: null, after: null },
    ],
  });
}
