/** @engine json */
import { importEdition } from '../content/importing/importEdition.ts';
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';
import { testEdition } from '../testing/testEdition.ts';

let site: TestSite;
let calls: ReturnType<typeof createDocumentCalls>;
beforeAll(async () => {
  site = await openTestSite();
  calls = createDocumentCalls(site);
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const read = async (by: Person = 'client') => {
  const { reply } = await site.call(by, 'areaCategory', {
    id: site.world.questionnaire,
    slug: 'attracting',
    language: 'en',
  });
  return reply;
};

const setQuestionnaire = (id: number, values: { original_id?: number; edition_id?: number }) =>
  site.db.updateTable('questionnaires').set(values).where('id', '=', id).execute();

const makeCopy = () =>
  setQuestionnaire(site.world.questionnaire, { original_id: site.world.previous });

/** Answers last year's questionnaire: the plan with its text, 60 % with a comment, and a comment on the area. */
async function answerLastYear(): Promise<void> {
  const { question, answer, area, previous } = site.world;
  const { status } = await site.call('client', 'questionnaireAnswersSave', {
    id: previous,
    answers: {
      [`question_${question('strategy')}`]: { value: true, answerId: answer('plan') },
      [`answer_additional_${answer('plan')}`]: { value: 'Five years' },
      [`answer_${answer('share')}`]: { value: 60 },
      [`question_comments_${question('reach')}`]: { value: true, content: 'Estimated' },
      [`area_comments_${area('brand')}`]: { value: true, content: 'On the whole' },
      [`answer_${answer('tests')}`]: { value: true },
      [`answer_${answer('amount')}`]: { value: 1200.5 },
    },
  });
  expect(status).toBe(200);
}

describe('an answer of the questionnaire from which the current one was copied', () => {
  it('is shown to the client and the team, apart from the current answers', async () => {
    const { question, answer, area } = site.world;
    await answerLastYear();
    await makeCopy();
    for (const person of ['client', 'certifier'] as const) {
      const { previousYear, previousResponses, responses } = await read(person);
      expect(previousYear).toBe(2025);
      expect(responses).toEqual({});
      expect(previousResponses).toEqual({
        [`question_${question('strategy')}`]: expect.objectContaining({
          value: true,
          answerId: answer('plan'),
          savedBy: 'Name of client',
        }),
        [`answer_additional_${answer('plan')}`]: expect.objectContaining({ value: 'Five years' }),
        [`answer_${answer('share')}`]: expect.objectContaining({ value: 60 }),
        [`question_comments_${question('reach')}`]: expect.objectContaining({
          content: 'Estimated',
        }),
        [`area_comments_${area('brand')}`]: expect.objectContaining({ content: 'On the whole' }),
        // The answers `share` and `tests` are in the category that is read; `amount` is not, so it is missing here.
        [`answer_${answer('tests')}`]: expect.objectContaining({ value: true }),
      });
    }
  });

  it('is absent if it was cleared', async () => {
    await answerLastYear();
    await site.call('client', 'questionnaireAnswersSave', {
      id: site.world.previous,
      answers: { [`answer_${site.world.answer('share')}`]: false },
    });
    await makeCopy();
    expect((await read()).previousResponses).not.toHaveProperty(
      `answer_${site.world.answer('share')}`,
    );
  });

  it('is absent if the current questionnaire is not a copy, although last year’s questionnaire has answers', async () => {
    await answerLastYear();
    expect(await read()).toMatchObject({
      previousYear: null,
      previousResponses: {},
      previousDocuments: [],
    });
  });

  it('is absent if that questionnaire belongs to another organisation', async () => {
    const { foreign, answer } = site.world;
    await site.call('stranger', 'questionnaireAnswersSave', {
      id: foreign,
      answers: { [`answer_${answer('share')}`]: { value: 5 } },
    });
    await setQuestionnaire(site.world.questionnaire, { original_id: foreign });
    expect(await read()).toMatchObject({ previousYear: null, previousResponses: {} });
  });

  it('comes with the documents of the question and the area, which can be downloaded', async () => {
    const { world } = site;
    const onLastYear = async (entity: { entityType: 'question' | 'area'; entityId: number }) => {
      const { name } = await calls.upload('client', { onId: world.previous });
      const { status } = await calls.submit('client', name, { id: world.previous, ...entity });
      expect(status).toBe(200);
    };
    await onLastYear({ entityType: 'question', entityId: world.question('reach') });
    await onLastYear({ entityType: 'area', entityId: world.area('selection') });
    await onLastYear({ entityType: 'area', entityId: world.area('benefits') });
    await makeCopy();
    const { documents, previousDocuments } = await read();
    expect(documents).toEqual([]);
    expect(previousDocuments.map(({ areaId, questionId }) => [areaId, questionId])).toEqual([
      [world.area('brand'), world.question('reach')],
      [world.area('selection'), null],
    ]);
    const { statusCode } = await site.app.inject({ url: previousDocuments[0]!.url });
    expect(statusCode).toBe(200);
  });
});

describe('an answer of a copied questionnaire that has another edition', () => {
  /**
   * Opens a copy of a questionnaire on an older edition: there, `reach` is a plain number, `strategy` has one more
   * answer, and all ids differ.
   */
  async function openOnOlderEdition() {
    const edition = structuredClone(testEdition);
    const [strategy, reach] = edition.categories[0]!.areas[0]!.questions;
    strategy!.answers.push({ ...strategy!.answers[0]!, key: 'draft' });
    reach!.kind = 'number';
    const now = () => site.clock.now;
    const { editionId } = await importEdition({ db: site.db, edition, now });
    await setQuestionnaire(site.world.previous, { edition_id: editionId });
    await makeCopy();
    const questions = await site.db
      .selectFrom('questions')
      .innerJoin('areas', 'areas.id', 'questions.area_id')
      .innerJoin('categories', 'categories.id', 'areas.category_id')
      .select(['questions.id', 'questions.key', 'areas.key as area', 'areas.id as areaId'])
      .where('edition_id', '=', editionId)
      .execute();
    const answers = await site.db
      .selectFrom('answers')
      .select(['id', 'key'])
      .where(
        'question_id',
        'in',
        questions.map(({ id }) => id),
      )
      .execute();
    return {
      question: (key: string) => questions.find((row) => row.key === key)!.id,
      answer: (key: string) => answers.find((row) => row.key === key)!.id,
      area: (key: string) => questions.find((row) => row.area === key)!.areaId,
    };
  }

  it('is found by the keys of its question and answer, if the kind of the question is the same', async () => {
    const { world } = site;
    const older = await openOnOlderEdition();
    expect(older.question('strategy')).not.toBe(world.question('strategy'));
    await site.call('client', 'questionnaireAnswersSave', {
      id: world.previous,
      answers: {
        [`question_${older.question('strategy')}`]: { value: true, answerId: older.answer('plan') },
        [`answer_${older.answer('share')}`]: { value: 60 },
        [`question_comments_${older.question('reach')}`]: { value: true, content: 'Of a number' },
        [`answer_${older.answer('tests')}`]: { value: true },
        [`answer_additional_${older.answer('tests')}`]: { value: 12 },
        [`area_comments_${older.area('brand')}`]: { value: true, content: 'On the whole' },
      },
    });
    const { previousResponses } = await read();
    expect(previousResponses).toEqual({
      [`question_${world.question('strategy')}`]: expect.objectContaining({
        questionId: world.question('strategy'),
        answerId: world.answer('plan'),
        areaId: world.area('brand'),
      }),
      [`answer_${world.answer('tests')}`]: expect.objectContaining({
        questionId: world.question('tools'),
        areaId: world.area('selection'),
      }),
      [`answer_additional_${world.answer('tests')}`]: expect.objectContaining({ value: 12 }),
      [`area_comments_${world.area('brand')}`]: expect.objectContaining({
        areaId: world.area('brand'),
      }),
    });
  });

  it('is absent if the current edition no longer has the chosen answer', async () => {
    const older = await openOnOlderEdition();
    await site.call('client', 'questionnaireAnswersSave', {
      id: site.world.previous,
      answers: {
        [`question_${older.question('strategy')}`]: {
          value: true,
          answerId: older.answer('draft'),
        },
      },
    });
    expect((await read()).previousResponses).toEqual({});
  });
});
