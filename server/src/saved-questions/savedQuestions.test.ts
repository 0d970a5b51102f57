/** @engine upserts */
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const on = (question: string) => ({
  id: site.world.questionnaire,
  questionId: site.world.question(question),
});
const read = async (by: Person = 'client') =>
  (await site.call(by, 'savedQuestions', { id: site.world.questionnaire, language: 'en' })).reply;
const savedTitles = async (by: Person = 'client') =>
  (await read(by)).areas.map(({ title, category, position, questions }) => [
    `${category.slug}/${position}`,
    title,
    ...questions.map((question) => question.title),
  ]);

/** Adds a second client to the same questionnaire. */
const addColleague = () =>
  site.db
    .insertInto('members')
    .values({
      questionnaire_id: site.world.questionnaire,
      account_id: site.world.accounts.stranger,
      role: 'client',
    })
    .execute();

describe('a person’s saved questions', () => {
  it('are an empty list at first', async () => {
    expect(await savedTitles()).toEqual([]);
  });

  it('are listed in the order of the questionnaire, under their areas', async () => {
    for (const key of ['salary', 'future', 'strategy'])
      expect((await site.call('client', 'questionSavedAdd', on(key))).reply).toEqual({ saved: 1 });
    expect(await savedTitles()).toEqual([
      ['attracting/1', 'Brand en', 'Strategy en', 'Future en'],
      ['developing/1', 'Benefits en', 'Salary en'],
    ]);
  });

  it('come with their answers, so that they can be answered in the list', async () => {
    const answer = site.world.answer('amount');
    await site.call('client', 'questionSavedAdd', on('salary'));
    await site.call('client', 'questionnaireAnswersSave', {
      id: site.world.questionnaire,
      answers: { [`answer_${answer}`]: { value: 12.5 } },
    });
    const { responses, locked, documents } = await read();
    expect(responses).toEqual({ [`answer_${answer}`]: expect.objectContaining({ value: 12.5 }) });
    expect([locked, documents]).toEqual([0, []]);
  });

  it('are marked on their area’s page for the client, but not for the team', async () => {
    await site.call('client', 'questionSavedAdd', on('reach'));
    const savedOf = async (by: Person) =>
      (
        await site.call(by, 'areaCategory', {
          id: site.world.questionnaire,
          slug: 'attracting',
          language: 'en',
        })
      ).reply.areas[0]!.questions.map(({ saved }) => saved);
    expect(await savedOf('client')).toEqual([0, 1, 0]);
    expect(await savedOf('lead')).toEqual([undefined, undefined, undefined]);
  });

  it('are saved once and removed once, even if the call is repeated', async () => {
    await site.call('client', 'questionSavedAdd', on('reach'));
    expect((await site.call('client', 'questionSavedAdd', on('reach'))).status).toBe(200);
    expect(await savedTitles()).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      expect((await site.call('client', 'questionSavedRemove', on('reach'))).reply).toEqual({
        saved: 0,
      });
    expect(await savedTitles()).toEqual([]);
  });

  it('can be saved and removed under the actions’ older names, too', async () => {
    await site.call('client', 'questionnaireSavedAdd', on('reach'));
    expect(await savedTitles()).toHaveLength(1);
    await site.call('client', 'questionnaireSavedRemove', on('reach'));
    expect(await savedTitles()).toEqual([]);
  });

  it('do not include the saved questions of a colleague', async () => {
    await addColleague();
    await site.call('client', 'questionSavedAdd', on('reach'));
    await site.call('stranger', 'questionSavedAdd', on('salary'));
    await site.call('stranger', 'questionSavedRemove', on('reach'));
    expect((await savedTitles('client')).flat()).toContain('Reach en');
    expect((await savedTitles('stranger')).flat()).not.toContain('Reach en');
  });

  it('are not listed while their area does not count', async () => {
    for (const key of ['strategy', 'tools']) await site.call('client', 'questionSavedAdd', on(key));
    await site.db
      .updateTable('questionnaires')
      .set({ is_key_only: true })
      .where('id', '=', site.world.questionnaire)
      .execute();
    expect(await savedTitles()).toEqual([['attracting/2', 'Selection en', 'Tools en']]);
  });

  it('are refused when the question is not in the edition', async () => {
    const { status, error } = await site.call('client', 'questionSavedAdd', {
      id: site.world.questionnaire,
      questionId: 999_999,
    });
    expect([status, error.code]).toEqual([400, 'invalid-input']);
  });
});
