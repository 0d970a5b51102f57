import type { Database } from '../database/connect.ts';

/** Locks an account until the end of the transaction. Changes of the password, e-mail or second factor lock it, too. */
export async function lockAccountRow(trx: Database, accountId: number): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}
