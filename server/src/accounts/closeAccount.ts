import type { Database } from '../database/connect.ts';
import { endAccountLinks } from './endAccountLinks.ts';
import { deleteSessions } from './sessions.ts';

/**
 * Closes an account: it is signed out everywhere, its links end, and nobody signs in to it. Its work stays. Call it in a
 * transaction.
 * @param isByFirstPerson whether the organisation's first person may open it again, and not only the office
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
