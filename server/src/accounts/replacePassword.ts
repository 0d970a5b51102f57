import type { Database } from '../database/connect.ts';
import { endAccountLinks } from './endAccountLinks.ts';
import { deleteSessions } from './sessions.ts';

/**
 * Stores a new password. Ends the account's sessions, its links for choosing a password, and an unconfirmed change of
 * the e-mail, which somebody else may have started. Call it in a transaction.
 * @param isInitial whether somebody else knows the password, so that its owner must change it
 * @param currentHash the hash that the new one replaces; absent to replace any
 * @param keptTokenHash the session that stays; absent to end all
 * @returns the number of ended sessions; undefined if the password was changed meanwhile and nothing was stored
 */
export async function replacePassword(
  trx: Database,
  {
    accountId,
    hash,
    isInitial,
    currentHash,
    keptTokenHash,
  }: {
    accountId: number;
    hash: string;
    isInitial: boolean;
    currentHash?: string;
    keptTokenHash?: string;
  },
): Promise<number | undefined> {
  const changed = await trx
    .updateTable('accounts')
    .set({ password_hash: hash, has_initial_password: isInitial })
    .where('id', '=', accountId)
    .$if(currentHash !== undefined, (query) => query.where('password_hash', '=', currentHash ?? ''))
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return undefined;
  await endAccountLinks(trx, accountId);
  return deleteSessions(trx, { accountId, keptTokenHash });
}
