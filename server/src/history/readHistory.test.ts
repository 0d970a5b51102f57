/** @engine json, sorting */
import type { Input } from '@cert/shared/contract';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { gradeAreasAs } from '../testing/gradeAreasAs.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const team = ['certifier', 'certifier2', 'lead'] as const;

const history = (by: Person, of: Omit<Input<'questionnaireHistory'>, 'id'>) =>
  site.call(by, 'questionnaireHistory', { id: site.world.questionnaire, ...of });

const save = (answers: Input<'questionnaireAnswersSave'>['answers']) =>
  site.call('client', 'questionnaireAnswersSave', { id: site.world.questionnaire, answers });

const comment = (by: Person, content: string) =>
  site.call(by, 'certifierAreaCommentSet', {
    id: site.world.questionnaire,
    areaId: site.world.area('brand'),
    content,
  });

async function finalizeAll() {
  for (const person of team) {
    await gradeAreasAs(site, person, 2);
    await site.call(person, 'certifierFinalizeGrades', { id: site.world.questionnaire });
  }
}

describe('the history of a question', () => {
  it('lists changes of comment, note and Above-and-Beyond mark, newest first, with author, time, old and new value', async () => {
    const { question, answer, questionnaire: id } = site.world;
    const questionId = question('future');
    const key = `question_comments_${questionId}`;
    await save({ [key]: { value: true, content: 'First' } });
    site.clock.now = new Date('2026-11-20T10:00:00.000Z');
    await save({ [key]: { value: true, content: 'Second' } });
    await site.call('certifier', 'certifierAreaQuestionCommentSet', {
      id,
      questionId,
      content: 'Ask about it',
    });
    await site.call('lead', 'aboveBeyondUpdate', { id, questionId, grade: true });
    // Changes another question, which must not appear in this question's history.
    await save({
      [`question_${question('strategy')}`]: { answerId: answer('plan'), value: true },
    });

    const { reply } = await history('certifier2', { questionId });
    expect(reply.map(({ kind, by, key, before, after }) => [kind, by, key, before, after])).toEqual(
      [
        ['beyond-mark', 'Name of lead', null, false, true],
        ['note', 'Name of certifier', null, null, 'Ask about it'],
        ['client-comment', 'Name of client', key, 'First', 'Second'],
        ['client-comment', 'Name of client', key, null, 'First'],
      ],
    );
    expect(reply.at(-1)!.at).toBe('2026-11-20T09:00:00.000Z');
    expect(reply[0]!.at).toBe('2026-11-20T10:00:00.000Z');
  });

  it('shows each answer together with the answer before it', async () => {
    const questionId = site.world.question('strategy');
    const key = `question_${questionId}`;
    const answerId = site.world.answer('plan');
    await save({ [key]: { answerId, value: true } });
    await save({ [key]: false });
    const { reply } = await history('lead', { questionId });
    const chosen = { answerId, value: true, content: null };
    expect(reply.map(({ kind, key, before, after }) => [kind, key, before, after])).toEqual([
      ['answer', key, chosen, { answerId: null, value: false, content: null }],
      ['answer', key, null, chosen],
    ]);
  });
});

it('a document is listed by its title in the history of its question or area', async () => {
  const { attach } = createDocumentCalls(site);
  const { id: documentId } = await attach('client', { name: 'Our plan' });
  const { id, question, area } = { ...site.world, id: site.world.questionnaire };
  await attach('client', { entityType: 'area', entityId: area('brand'), name: 'For the area' });
  await site.call('client', 'questionnaireDocumentDelete', { id, documentId });
  const told = async (of: { questionId: number } | { areaId: number }) =>
    (await history('lead', of)).reply.map(({ kind, before, after }) => [kind, before, after]);
  expect(await told({ questionId: question('strategy') })).toEqual([
    ['document', 'Our plan', null],
    ['document', null, 'Our plan'],
  ]);
  expect(await told({ areaId: area('brand') })).toEqual([['document', null, 'For the area']]);
});

describe('the history of an area', () => {
  it('hides colleagues’ grades and comments until everybody has finalized, and again after a finalization was reset', async () => {
    const areaId = site.world.area('brand');
    await gradeAreasAs(site, 'certifier', 1);
    await comment('certifier', 'Mine');
    await gradeAreasAs(site, 'certifier2', 3);
    await comment('certifier2', 'Theirs');
    const seen = async () =>
      (await history('certifier', { areaId })).reply.map(({ kind, by }) => [kind, by]);
    const own = [
      ['own-comment', 'Name of certifier'],
      ['own-grade', 'Name of certifier'],
    ];
    expect(await seen()).toEqual(own);
    await finalizeAll();
    expect(await seen()).toEqual(
      expect.arrayContaining([
        ...own,
        ['own-comment', 'Name of certifier2'],
        ['own-grade', 'Name of certifier2'],
        ['own-grade', 'Name of lead'],
        ['final-grade', null],
      ]),
    );
    await site.call('lead', 'certifierFinalizationReset', {
      id: site.world.questionnaire,
      accountId: site.world.accounts.certifier2,
      reason: 'A slip of the hand',
    });
    expect((await seen()).flat()).not.toContain('Name of certifier2');
  });

  it('contains no changes of the area’s questions or of other areas', async () => {
    await gradeAreasAs(site, 'certifier', { selection: 2 });
    await save({ [`area_comments_${site.world.area('brand')}`]: { value: true, content: 'All' } });
    await save({
      [`question_comments_${site.world.question('strategy')}`]: { value: true, content: 'One' },
    });
    const { reply } = await history('certifier', { areaId: site.world.area('brand') });
    expect(reply.map(({ kind, after }) => [kind, after])).toEqual([['client-comment', 'All']]);
  });
});

it.each([
  ['neither a question nor an area', {}],
  ['both a question and an area', { questionId: 1, areaId: 1 }],
  ['a question that this edition does not have', { questionId: 9999 }],
  ['an area that this edition does not have', { areaId: 9999 }],
])('the history of %s is refused', async (_what, of) => {
  const { status, error } = await history('lead', of);
  expect([status, error.code]).toEqual([400, 'invalid-input']);
});
