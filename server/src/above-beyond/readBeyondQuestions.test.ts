import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const read = (slug: string) =>
  site.call('lead', 'aboveBeyond', {
    id: site.world.questionnaire,
    language: 'en',
    slug: slug as never,
  });

describe('the questions of an Above-and-Beyond category', () => {
  it('are listed by area, with their grades and answers', async () => {
    const { question, answer, questionnaire } = site.world;
    await site.call('client', 'questionnaireAnswersSave', {
      id: questionnaire,
      answers: {
        [`question_${question('future')}`]: { value: true, answerId: answer('yes') },
      },
    });
    await site.call('lead', 'aboveBeyondUpdate', {
      id: questionnaire,
      questionId: question('future'),
      grade: true,
    });
    const { areas, responses, mainCertifier } = (await read('future')).reply;
    expect(areas).toMatchObject([
      {
        title: 'Brand en',
        category: { slug: 'attracting', position: 1 },
        questions: [{ title: 'Future en', advancedCategory: 'future', grade: 4 }],
      },
    ]);
    expect(areas[0]!.questions).toHaveLength(1);
    expect(responses).toHaveProperty(`question_${question('future')}`);
    expect(mainCertifier).toBe(1);
  });

  it('are an empty list for a category without questions', async () => {
    expect((await read('impact')).reply.areas).toEqual([]);
  });

  it('are refused for a category that does not exist', async () => {
    expect((await read('past')).status).toBe(400);
  });
});
