/** @engine types */
import type { Input } from '@cert/shared/contract';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const set = (dates: Partial<Input<'questionnaireDatesSet'>>) =>
  site.call('lead', 'questionnaireDatesSet', {
    id: site.world.questionnaire,
    answersDue: null,
    meetingAt: null,
    ...dates,
  });
const trail = () =>
  site.db
    .selectFrom('audit_log')
    .select(['account_id', 'subject', 'before', 'after'])
    .where('action', '=', 'questionnaireDatesSet')
    .orderBy('id')
    .execute();
const answersDue = '2026-12-12';
const meetingAt = '2027-01-20T09:00:00.000Z';
const reportDue = '2027-02-10';

it('the due date, the meeting and the report date are stored, with an audit row for each of them that changed', async () => {
  const all = { answersDue, meetingAt, reportDue };
  expect((await set(all)).reply).toEqual(all);
  await set(all);
  expect((await set({ meetingAt: '2027-01-20T09:00:00Z', reportDue })).reply).toEqual({
    answersDue: null,
    meetingAt,
    reportDue,
  });
  const account_id = site.world.accounts.lead;
  expect(await trail()).toEqual([
    { account_id, subject: 'answersDue', before: null, after: answersDue },
    { account_id, subject: 'meetingAt', before: null, after: meetingAt },
    { account_id, subject: 'reportDue', before: null, after: reportDue },
    { account_id, subject: 'answersDue', before: answersDue, after: null },
  ]);
});

it('the due date, the meeting and the report date are in the info for everybody on the questionnaire', async () => {
  const all = { answersDue, meetingAt, reportDue };
  await set(all);
  for (const person of ['client', 'certifier', 'lead'] as const) {
    const { reply } = await site.call(person, 'info', { id: site.world.questionnaire });
    expect(reply.dates).toEqual(all);
  }
});

it('a call without a report date keeps the stored report date of the questionnaire', async () => {
  await set({ reportDue });
  expect((await set({ answersDue })).reply).toEqual({ answersDue, meetingAt: null, reportDue });
  expect((await set({ answersDue, reportDue: null })).reply.reportDue).toBeNull();
});

it('a new date changes the ETag of everybody on the questionnaire; saving the same dates again does not', async () => {
  const tags = () =>
    Promise.all(
      (['client', 'certifier', 'lead'] as const).map(
        async (person) =>
          (await site.call(person, 'changeTag', { id: site.world.questionnaire })).reply.tag,
      ),
    );
  const before = await tags();
  await set({ answersDue });
  const after = await tags();
  expect(after.filter((tag, at) => tag === before[at])).toEqual([]);
  await set({ answersDue });
  expect(await tags()).toEqual(after);
  await set({ answersDue, reportDue });
  expect((await tags()).filter((tag, at) => tag === after[at])).toEqual([]);
});

it.each([
  ['before 2000', { answersDue: '1999-12-31' }],
  ['after 2100', { answersDue: '2101-01-01' }],
  ['not in the calendar', { answersDue: '2026-02-30' }],
  ['not a date', { answersDue: 'soon' }],
  ['a report after 2100', { reportDue: '2101-01-01' }],
  ['a meeting after 2100', { meetingAt: '2101-01-01T09:00:00Z' }],
  ['a meeting without a time', { meetingAt: '2027-01-20' }],
])('a date of a questionnaire is refused: %s', async (_, dates) => {
  const { status, error } = await set(dates);
  expect([status, error.code]).toEqual([400, 'invalid-input']);
  expect(error.details!['fields']).toEqual({ [Object.keys(dates)[0]!]: 'malformed' });
  expect(await trail()).toEqual([]);
});

it('the dates of a questionnaire can be set while it is locked and inactive', async () => {
  await site.db
    .updateTable('questionnaires')
    .set({ is_locked: true, is_inactive: true })
    .where('id', '=', site.world.questionnaire)
    .execute();
  expect((await set({ answersDue })).status).toBe(200);
});
