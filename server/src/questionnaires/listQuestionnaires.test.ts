/** @engine sorting */
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const list = async (person: Person) =>
  (await site.call(person, 'certifierQuestionnaireList', {})).reply;

it('the list of questionnaires has only those that the reader can open, the newest first', async () => {
  const { organisation_id: organisationId } = await site.db
    .selectFrom('questionnaires')
    .select('organisation_id')
    .where('id', '=', site.world.questionnaire)
    .executeTakeFirstOrThrow();
  expect(await list('lead')).toEqual([
    { id: site.world.questionnaire, title: 'Jadran', year: 2026, organisationId },
    { id: site.world.previous, title: 'Jadran', year: 2025, organisationId },
  ]);
  const foreign = await list('stranger');
  expect(foreign).toMatchObject([{ id: site.world.foreign, title: 'Sava', year: 2026 }]);
  expect(foreign[0]?.organisationId).not.toBe(organisationId);
});

it('the list of questionnaires hides an inactive questionnaire from its client, but not from a certifier', async () => {
  await site.db
    .updateTable('questionnaires')
    .set({ is_inactive: true })
    .where('id', '=', site.world.questionnaire)
    .execute();
  const isListed = async (person: Person) =>
    (await list(person)).some(({ id }) => id === site.world.questionnaire);
  expect([await isListed('certifier'), await isListed('client')]).toEqual([true, false]);
});
