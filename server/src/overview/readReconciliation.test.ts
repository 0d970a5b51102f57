/** @engine aggregates */
import type { Grade } from '@cert/shared/domain';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const read = async () => {
  const { status, reply } = await site.call('lead', 'reconciliation', {
    id: site.world.questionnaire,
    language: 'en',
  });
  expect(status).toBe(200);
  return reply;
};
const gradesOf: { [person in 'certifier' | 'certifier2' | 'lead']: { [area: string]: Grade } } = {
  certifier: { brand: 2, selection: 2.5, benefits: 1 },
  certifier2: { brand: 2, selection: 2, benefits: 3 },
  lead: { brand: 2, selection: 2, benefits: 2 },
};
const people = ['certifier', 'certifier2', 'lead'] as const;
const finalize = async (person: (typeof people)[number]) => {
  await gradeAreasAs(site, person, gradesOf[person]);
  await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
};
const reset = () =>
  site.call('lead', 'certifierFinalizationReset', {
    id: site.world.questionnaire,
    accountId: site.world.accounts.certifier2,
    reason: 'A slip of the hand',
  });

it('the reconciliation has no areas until all have finalized, and none after a finalization is reset', async () => {
  await finalize('certifier');
  await finalize('lead');
  expect(await read()).toEqual({
    mainCertifier: 1,
    gradingLocked: 0,
    finalized: 0,
    revealedAt: null,
    threshold: 75,
    team: [
      { id: site.world.accounts.lead, name: 'Name of lead', main: 1 },
      { id: site.world.accounts.certifier, name: 'Name of certifier', main: 0 },
      { id: site.world.accounts.certifier2, name: 'Name of certifier2', main: 0 },
    ],
    areas: [],
  });
  await finalize('certifier2');
  expect(await read()).toMatchObject({
    finalized: 1,
    revealedAt: site.clock.now.toISOString(),
    areas: [{}, {}, {}],
  });
  await reset();
  expect(await read()).toMatchObject({ finalized: 0, areas: [] });
});

it('the reconciliation has all grades and comments side by side, the area with the widest spread first', async () => {
  const onArea = { id: site.world.questionnaire, areaId: site.world.area('benefits') };
  await site.call('certifier', 'certifierAreaCommentSet', { ...onArea, content: 'Too little' });
  for (const person of people) await finalize(person);
  await site.call('lead', 'certifierAreaFinalCommentSet', { ...onArea, content: 'Agreed' });
  const { areas } = await read();
  expect(areas.map(({ title, spread }) => [title, spread])).toEqual([
    ['Benefits en', 2],
    ['Selection en', 0.5],
    ['Brand en', 0],
  ]);
  expect(areas[0]).toMatchObject({
    categoryTitle: 'Developing en',
    categorySlug: 'developing',
    position: 1,
    finalGrade: null,
    finalComment: 'Agreed',
    marks: [
      { name: 'Name of lead', grade: 2, comment: null, afterReveal: 0 },
      { name: 'Name of certifier', grade: 1, comment: 'Too little', afterReveal: 0 },
      { name: 'Name of certifier2', grade: 3, comment: null, afterReveal: 0 },
    ],
  });
  // In an area with equal grades, the reveal has set the final grade.
  expect(areas[2]).toMatchObject({ finalGrade: 2, finalComment: null, minGrade: 0 });
});

it('the reconciliation marks grades changed after the reveal and outdated final grades', async () => {
  for (const person of people) await finalize(person);
  await reset();
  await gradeAreasAs(site, 'certifier2', { benefits: 0 });
  await finalize('certifier2');
  const board = async () => (await read()).areas.find(({ title }) => title === 'Brand en')!;
  const before = await board();
  expect(before).toMatchObject({ answersDigest: '', changedSinceFinal: 0 });
  await site.call('certifier', 'questionnaireAnswersSave', {
    id: site.world.questionnaire,
    answers: {
      [`area_comments_${site.world.area('brand')}`]: { value: true, content: 'Said' },
    },
  });
  const after = await board();
  expect(after.changedSinceFinal).toBe(1);
  expect(after.answersDigest).not.toBe('');
  const { status } = await site.call('lead', 'certifierAreaFinalGradeSet', {
    id: site.world.questionnaire,
    areaId: site.world.area('brand'),
    grade: 3,
    seen: after.answersDigest,
  });
  expect(status).toBe(200);
  expect(await board()).toMatchObject({ finalGrade: 3, changedSinceFinal: 0 });
  const { areas } = await read();
  expect(areas.find(({ title }) => title === 'Benefits en')!.marks).toMatchObject([
    { afterReveal: 0 },
    { afterReveal: 0 },
    { afterReveal: 1 },
  ]);
});
