import type { Database } from '../database/connect.ts';

/** Locks an account until the end of the transaction, as all changes of how somebody signs in do. */
export async function lockAccount(trx: Database, accountId: number): Promise<void> {
  await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}
