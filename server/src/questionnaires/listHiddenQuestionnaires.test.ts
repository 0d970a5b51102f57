import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const listFor = async (person: Person) =>
  (await site.call(person, 'hiddenQuestionnaires', {})).reply;
const setHidden = async (isHidden: boolean) => {
  const change = {
    id: site.world.questionnaire,
    setting: 'active',
    value: !isHidden,
  } as const;
  expect((await site.call('lead', 'questionnaireSettingUpdate', change)).status).toBe(200);
};

it('the client of a hidden questionnaire sees who hid it and when, until it is shown again', async () => {
  expect(await listFor('client')).toEqual([]);
  await setHidden(true);
  const lead = await site.db
    .selectFrom('members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.name')
    .where('m.questionnaire_id', '=', site.world.questionnaire)
    .where('m.role', '=', 'main-certifier')
    .executeTakeFirstOrThrow();
  expect(await listFor('client')).toEqual([
    {
      id: site.world.questionnaire,
      title: 'Jadran',
      year: 2026,
      at: site.clock.now.toISOString(),
      by: lead.name,
    },
  ]);
  await setHidden(false);
  expect(await listFor('client')).toEqual([]);
});

it('a questionnaire that the office opened as hidden is listed without a name and a time', async () => {
  await site.db
    .updateTable('questionnaires')
    .set({ is_inactive: true })
    .where('id', '=', site.world.questionnaire)
    .execute();
  expect(await listFor('client')).toMatchObject([{ at: null, by: null }]);
});

it.each(['lead', 'certifier', 'stranger'] as const)(
  'hidden questionnaires are not listed for %s',
  async (person) => {
    await setHidden(true);
    expect(await listFor(person)).toEqual([]);
  },
);

it('the info of a hidden questionnaire is refused to its client as if the questionnaire did not exist', async () => {
  const read = async (id: number) => {
    const { status, reply } = await site.call('client', 'info', { id });
    return { status, reply };
  };
  const missing = await read(999_999);
  await setHidden(true);
  expect(missing.status).toBe(404);
  expect(await read(site.world.questionnaire)).toEqual(missing);
  expect(await read(site.world.foreign)).toEqual(missing);
});
