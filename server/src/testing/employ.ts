import type { Database } from '../database/connect.ts';

/**
 * Makes accounts employees of an organisation. The first of them without a certifier's role may then manage colleagues,
 * on a site that sends mail.
 */
export async function employ(
  db: Database,
  accountIds: readonly number[],
  organisation = 'jadran',
): Promise<void> {
  await db
    .updateTable('accounts')
    .set((is) => ({
      organisation_id: is.selectFrom('organisations').select('id').where('key', '=', organisation),
    }))
    .where('id', 'in', accountIds)
    .execute();
}
