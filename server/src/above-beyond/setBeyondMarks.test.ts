/** @engine upserts */
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const mark = (grade: boolean, { by = 'certifier' as Person, question = 'future' } = {}) =>
  site.call(by, 'aboveBeyondUpdate', {
    id: site.world.questionnaire,
    questionId: site.world.question(question),
    grade,
  });

const onQuestionnaire = () => ({ id: site.world.questionnaire, language: 'en' as const });

describe('an Above-and-Beyond mark', () => {
  it('belongs to the team: one member sets it, another can remove it', async () => {
    expect((await mark(true)).reply).toEqual({ grade: true });
    await mark(true, { by: 'lead' });
    expect((await mark(false, { by: 'certifier2' })).reply).toEqual({ grade: false });
    await mark(false);
    const { accounts, question } = site.world;
    const rows = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'subject', 'before', 'after'])
      .where('action', '=', 'aboveBeyondUpdate')
      .orderBy('id')
      .execute();
    const subject = `question ${question('future')}`;
    expect(rows).toEqual([
      { account_id: accounts.certifier, subject, before: false, after: true },
      { account_id: accounts.certifier2, subject, before: true, after: false },
    ]);
  });

  it('is listed among the marks, counted in the percentages, and makes the grade of its question 3+', async () => {
    await mark(true);
    const { reply: marks } = await site.call('lead', 'aboveBeyondCertifierUpdates', {
      id: site.world.questionnaire,
    });
    expect(marks).toEqual({ [`question_${site.world.question('future')}`]: true });
    const { reply: stats } = await site.call('lead', 'aboveBeyondStats', onQuestionnaire());
    expect(stats).toEqual([
      { category: 'future', percentage: 100, reached: 1 },
      ...['inclusion', 'innovation', 'impact', 'satisfaction'].map((category) => ({
        category,
        percentage: null,
        reached: 0,
      })),
    ]);
    const { reply: category } = await site.call('lead', 'areaCategory', {
      ...onQuestionnaire(),
      slug: 'attracting',
    });
    expect(category.areas[0]!.questions.map((question) => question.grade)).toEqual([null, null, 4]);
    expect(category.areas[0]!.grade).toBeNull();
  });

  it('is not counted in the percentages before it is set', async () => {
    const { reply } = await site.call('lead', 'aboveBeyondStats', onQuestionnaire());
    expect(reply[0]).toEqual({ category: 'future', percentage: 0, reached: 0 });
  });

  it('is refused for a standard question, for an unknown question, and while grading is locked', async () => {
    expect((await mark(true, { question: 'strategy' })).error.details).toEqual({
      fields: { questionId: 'not-above-beyond' },
    });
    const unknown = await site.call('lead', 'aboveBeyondUpdate', {
      id: site.world.questionnaire,
      questionId: 9999,
      grade: true,
    });
    expect(unknown.error.details).toEqual({ fields: { questionId: 'unknown' } });
    await site.db.updateTable('questionnaires').set({ is_grading_locked: true }).execute();
    expect((await mark(true)).error).toEqual({
      code: 'locked',
      details: { reason: 'grading-locked' },
    });
  });

  it('that two people set at the same moment is stored once', async () => {
    const replies = await Promise.all([mark(true), mark(true, { by: 'lead' })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await site.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'aboveBeyondUpdate')
      .execute();
    expect(rows).toHaveLength(1);
  });
});
