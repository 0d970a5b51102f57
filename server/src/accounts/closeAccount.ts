import type { Database } from '../database/connect.ts';
import { endAccountLinks } from './endAccountLinks.ts';
import { deleteSessions } from './sessions.ts';

/**
 * Closes an account: ends its sessions and links, and nobody can sign in to it any more. What its owner has written
 * stays. Call it in a transaction.
 * @param isByFirstPerson true if the organisation's first person closes it and may open it again; false if only the
 *   office may
 */
export async function closeAccount(
  trx: Database,
  {
    accountId,
    at,
    isByFirstPerson = false,
  }: { accountId: number; at: Date; isByFirstPerson?: boolean },
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ disabled_at: at, closed_by_first_person: isByFirstPerson })
    .where('id', '=', accountId)
    .execute();
  await deleteSessions(trx, { accountId });
  await endAccountLinks(trx, accountId);
}
