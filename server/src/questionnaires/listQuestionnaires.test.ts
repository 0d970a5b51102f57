/** @postgres sorting, aggregates */
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestData.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const list = async (person: Person) =>
  (await site.call(person, 'certifierQuestionnaireList', {})).reply;
const stateFor = async (person: Person) =>
  (await list(person)).find(({ id }) => id === site.world.questionnaire)?.state;

it('names those that one may open, the newest first, and no others', async () => {
  expect(await list('lead')).toEqual([
    { id: site.world.questionnaire, title: 'Jadran', year: 2026, state: 'open' },
    { id: site.world.previous, title: 'Jadran', year: 2025, state: 'open' },
  ]);
  expect(await list('stranger')).toEqual([
    { id: site.world.foreign, title: 'Sava', year: 2026, state: 'open' },
  ]);
});

it('says that the answers were submitted', async () => {
  await site.call('client', 'questionnaireSubmit', { id: site.world.questionnaire });
  for (const person of ['client', 'certifier', 'lead'] as const)
    expect(await stateFor(person)).toBe('submitted');
});

it('says that it is graded once everybody has finalized, to the team alone', async () => {
  for (const person of ['certifier', 'certifier2', 'lead'] as const) {
    expect(await stateFor('lead')).toBe('open');
    await gradeAreasAs(site, person, 2);
    await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
  expect(await stateFor('certifier')).toBe('graded');
  expect(await stateFor('client')).toBe('open');
});

it('says to the team that it is inactive; its client does not see it', async () => {
  await site.db
    .updateTable('questionnaires')
    .set({ is_inactive: true })
    .where('id', '=', site.world.questionnaire)
    .execute();
  expect(await stateFor('certifier')).toBe('inactive');
  expect(await stateFor('client')).toBeUndefined();
});
