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
  await office.run('questionnaire open jadran --year 2026');
});
afterAll(() => office.close());

test('when the office and the main certifier change dates at the same moment, no change is lost', async () => {
  const meetingAt = new Date('2027-01-20T09:00:00Z');
  // Changes a date as the main certifier's action does: with a lock on the questionnaire's row.
  const { running } = await office.db.transaction().execute(async (trx) => {
    await trx.updateTable('questionnaires').set({ meeting_at: meetingAt }).execute();
    const begun = {
      running: office.run('questionnaire settings jadran 2026 --report-due 2027-02-10'),
    };
    await waitForLockWaiter(trx);
    return begun;
  });
  expect((await running).code).toBe(0);
  const stored = await office.db
    .selectFrom('questionnaires')
    .select(['meeting_at', 'report_due'])
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ meeting_at: meetingAt, report_due: '2027-02-10' });
  const changes = await office.db
    .selectFrom('audit_log')
    .select(['subject', 'before', 'after'])
    .where('action', '=', 'questionnaireDatesSet')
    .execute();
  expect(changes).toEqual([{ subject: 'reportDue', before: null, after: '2027-02-10' }]);
});
