import type { TestSite } from './openTestSite.ts';

/** Makes the client an employee of Jadran, and thereby the person who may invite colleagues on a site with mail. */
export async function employClient({ db, world }: TestSite): Promise<void> {
  await db
    .updateTable('accounts')
    .set((is) => ({
      organisation_id: is.selectFrom('organisations').select('id').where('key', '=', 'jadran'),
    }))
    .where('id', '=', world.accounts.client)
    .execute();
}
