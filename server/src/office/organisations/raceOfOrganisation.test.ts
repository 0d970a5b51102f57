/** @engine locks */
import { waitForLockWaiter } from '../../testing/waitForLockWaiter.ts';
import { addOfficeTestData } from '../testing/addOfficeTestData.ts';
import { openTestOffice, type TestOffice } from '../testing/openTestOffice.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await openTestOffice();
});
beforeEach(async () => {
  await office.reset();
  await addOfficeTestData(office);
});
afterAll(() => office.close());

test('when the office and a client change an organisation at the same moment, both changes are stored', async () => {
  // Changes the organisation as the client's form does: with a lock on its row.
  const { running } = await office.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('organisations')
      .set({ city: 'Zadar', countries: ['hr'] })
      .where('key', '=', 'jadran')
      .execute();
    const begun = { running: office.run('organisation edit jadran --group balkan') };
    await waitForLockWaiter(trx);
    return begun;
  });
  expect((await running).code).toBe(0);
  const stored = await office.db
    .selectFrom('organisations')
    .select(['city', 'countries', 'group_key'])
    .where('key', '=', 'jadran')
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ city: 'Zadar', countries: ['hr'], group_key: 'balkan' });
});
