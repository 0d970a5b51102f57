import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const list = async () =>
  (await site.call('certifier', 'questions', { id: site.world.questionnaire, language: 'en' }))
    .reply;

describe('the question list', () => {
  it('has every question with its number of documents and the address of its area', async () => {
    const { attach } = createDocumentCalls(site);
    await attach('client');
    await attach('client');
    await attach('client', { entityType: 'area', entityId: site.world.area('brand') });
    const [brand, selection, benefits] = await list();
    expect(brand).toEqual({
      id: site.world.area('brand'),
      title: 'Brand en',
      categorySlug: 'attracting',
      position: 1,
      questions: [
        {
          question: { id: site.world.question('strategy'), position: 1, title: 'Strategy en' },
          documentCount: 2,
          documentMissing: false,
        },
        expect.objectContaining({ documentCount: 0, documentMissing: false }),
        expect.objectContaining({ documentCount: 0, documentMissing: false }),
      ],
    });
    expect([selection, benefits].map((area) => area?.questions.length)).toEqual([2, 2]);
  });

  it('marks questions whose required document is missing, except disabled questions', async () => {
    const { question, answer, questionnaire } = site.world;
    await site.db
      .updateTable('questions')
      .set({ is_document_required: true })
      .where('id', 'in', [question('strategy'), question('reach')])
      .execute();
    const missing = async () =>
      (await list()).flatMap(({ questions }) =>
        questions.filter((one) => one.documentMissing).map((one) => one.question.title),
      );
    expect(await missing()).toEqual(['Strategy en', 'Reach en']);
    await createDocumentCalls(site).attach('client', { entityId: question('strategy') });
    expect(await missing()).toEqual(['Reach en']);
    await site.call('client', 'questionnaireAnswersSave', {
      id: questionnaire,
      answers: { [`question_${question('strategy')}`]: { value: true, answerId: answer('none') } },
    });
    expect(await missing()).toEqual([]);
  });

  it('excludes areas that do not count in a key-only questionnaire', async () => {
    await site.db
      .updateTable('questionnaires')
      .set({ is_key_only: true })
      .where('id', '=', site.world.questionnaire)
      .execute();
    expect((await list()).map(({ title }) => title)).toEqual(['Selection en']);
  });
});
