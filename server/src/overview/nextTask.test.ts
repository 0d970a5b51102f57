/** @engine aggregates */
import { areaKeys, gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const id = () => site.world.questionnaire;
const read = async (person: Person) =>
  (await site.call(person, 'questionnaireOverview', { id: id(), language: 'en' })).reply;
const submit = () => site.call('client', 'questionnaireSubmit', { id: id() });
const finalize = async (person: Person, grade: 1 | 2 | 3) => {
  await gradeAreasAs(site, person, grade);
  await site.call(person, 'certifierFinalizeGrades', { id: id() });
};
const set = (setting: 'gradingLocked' | 'active', value: boolean) =>
  site.call('lead', 'questionnaireSettingUpdate', {
    id: id(),
    setting,
    value,
  });
/** Reads the task on the home page and on the desk. */
const tasksOf = async (person: Person) => {
  const desk = await site.call(person, 'desk', {});
  const row = desk.reply.find((one) => one.id === id());
  return [(await read(person)).task, row?.next];
};
const expectTask = async (
  person: Person,
  ...[task, mine, count]: [task: string, mine: 0 | 1, count: number | null]
) => {
  const wanted = { task, mine, count };
  expect([person, await tasksOf(person)]).toEqual([person, [wanted, wanted]]);
};

it('the next task on the home page is the same as on the desk at every step of the year', async () => {
  await expectTask('client', 'answer', 1, 6);
  await expectTask('certifier', 'answer', 0, 6);
  await submit();
  await expectTask('client', 'grade', 0, null);
  await expectTask('certifier', 'grade', 1, 3);
  await gradeAreasAs(site, 'certifier', 1);
  await expectTask('certifier', 'finalize', 1, null);
  await finalize('certifier', 1);
  await expectTask('certifier', 'finalize', 0, null);
  await finalize('certifier2', 2);
  await finalize('lead', 3);
  await expectTask('lead', 'reconcile', 1, 3);
  await expectTask('certifier', 'reconcile', 0, 3);
  await expectTask('client', 'grade', 0, null);
  for (const key of areaKeys)
    await site.call('lead', 'certifierAreaFinalGradeSet', {
      id: id(),
      areaId: site.world.area(key),
      grade: 3,
    });
  await expectTask('lead', 'write-report', 1, null);
  await site.db.updateTable('questionnaires').set({ report_released_at: site.clock.now }).execute();
  await expectTask('lead', 'done', 0, null);
  await expectTask('client', 'done', 0, null);
});

it('no task waits for the reader while grading is locked or the questionnaire is inactive', async () => {
  await submit();
  await set('gradingLocked', true);
  await expectTask('certifier', 'grade', 0, 3);
  expect(await read('certifier')).toMatchObject({ grading: { gradingLocked: 1 } });
  await set('gradingLocked', false);
  await set('active', false);
  await expectTask('certifier', 'inactive', 0, null);
  await expectTask('lead', 'inactive', 0, null);
});
