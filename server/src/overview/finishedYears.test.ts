import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const lockPrevious = async (meetingAt: Date | null = null) => {
  await site.db
    .updateTable('questionnaires')
    .set({ is_locked: true, meeting_at: meetingAt })
    .where('id', '=', site.world.previous)
    .execute();
  await site.restart();
};

/** Reads the next task, which must be the same on home page and desk, and the current step of the road. */
const readTask = async (person: Person) => {
  const id = site.world.previous;
  const { rows: desk } = (await site.call(person, 'deskPage', { language: 'en' })).reply;
  const given = { id, language: 'en' } as const;
  const { task, road } = (await site.call(person, 'questionnaireOverview', given)).reply;
  expect(desk.find((row) => row.id === id)?.next).toEqual(task);
  return { task: task.task, now: road.find(({ progress }) => progress === 'now')?.step };
};

it('a questionnaire of an earlier year without a released report is finished for a client, but not for the team', async () => {
  await lockPrevious();
  expect(await readTask('client')).toEqual({ task: 'done', now: undefined });
  expect(await readTask('lead')).toEqual({ task: 'grade', now: 'grade' });
});

it('a questionnaire of an earlier year is not finished before its meeting', async () => {
  await lockPrevious(new Date(site.clock.now.getTime() + 24 * 60 * 60 * 1000));
  expect(await readTask('client')).toEqual({ task: 'grade', now: 'grade' });
});

it('a questionnaire of an earlier year is not finished while the one of the later year is inactive', async () => {
  await site.db
    .updateTable('questionnaires')
    .set({ is_inactive: true })
    .where('id', '=', site.world.questionnaire)
    .execute();
  await lockPrevious();
  expect(await readTask('client')).toEqual({ task: 'grade', now: 'grade' });
});
