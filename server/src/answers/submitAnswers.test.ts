/** @engine locks */
import { createDocumentCalls } from '../documents/testing/createDocumentCalls.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
let calls: ReturnType<typeof createDocumentCalls>;
beforeAll(async () => {
  site = await openTestSite();
  calls = createDocumentCalls(site);
});
beforeEach(() => site.reset());
afterAll(() => site.close());

const id = () => site.world.questionnaire;
const submit = () => site.call('client', 'questionnaireSubmit', { id: id() });
const storeReachPercentage = () =>
  site.call('client', 'questionnaireAnswersSave', {
    id: id(),
    answers: { [`answer_${site.world.answer('share')}`]: { value: 60 } },
  });

describe('the final submission', () => {
  it('locks the questionnaire; the reply, the settings and the audit trail show the lock', async () => {
    expect((await submit()).reply).toEqual({ inactive: 0, locked: 1 });
    expect((await site.call('client', 'info', { id: id() })).reply.questionnaire.settings).toEqual({
      inactive: 0,
      locked: 1,
    });
    const trail = await site.db
      .selectFrom('audit_log')
      .select(['account_id', 'questionnaire_id', 'subject', 'before', 'after'])
      .where('action', '=', 'questionnaireSubmit')
      .execute();
    expect(trail).toEqual([
      {
        account_id: site.world.accounts.client,
        questionnaire_id: id(),
        subject: 'locked',
        before: false,
        after: true,
      },
    ]);
  });

  it('makes the server refuse the client’s answers until the main certifier unlocks the questionnaire', async () => {
    await submit();
    expect((await storeReachPercentage()).status).toBe(409);
    await site.call('lead', 'questionnaireSettingUpdate', {
      id: id(),
      setting: 'locked',
      value: false,
    });
    expect((await storeReachPercentage()).status).toBe(200);
    expect((await submit()).status).toBe(200);
  });

  it('is refused when it is sent again', async () => {
    await submit();
    const { status, error } = await submit();
    expect([status, error]).toEqual([
      409,
      { code: 'locked', details: { reason: 'questionnaire-locked' } },
    ]);
  });

  it('sent twice at the same moment succeeds exactly once, with one entry in the audit trail', async () => {
    const statuses = (await Promise.all([submit(), submit()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const trail = await site.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'questionnaireSubmit')
      .execute();
    expect(trail).toHaveLength(1);
  });
});

describe('the list of missing answers before the final submission', () => {
  const missing = async () =>
    (await site.call('client', 'questionnaireMissing', { id: id(), language: 'en' })).reply;
  const lacksByTitle = async () =>
    Object.fromEntries(
      (await missing()).flatMap(({ questions }) =>
        questions.map(({ title, lacks }) => [title, lacks]),
      ),
    );

  it('contains each unanswered question that the client can answer, in order and with its area', async () => {
    const [brand, ...others] = await missing();
    expect(brand).toEqual({
      id: site.world.area('brand'),
      title: 'Brand en',
      categorySlug: 'attracting',
      position: 1,
      questions: [
        {
          id: site.world.question('strategy'),
          position: 1,
          title: 'Strategy en',
          lacks: ['answer'],
        },
        { id: site.world.question('reach'), position: 2, title: 'Reach en', lacks: ['answer'] },
        { id: site.world.question('future'), position: 3, title: 'Future en', lacks: ['answer'] },
      ],
    });
    // The question `frozen` of the area `selection` is locked.
    expect(others.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['Selection en', 1],
      ['Benefits en', 2],
    ]);
  });

  it('excludes questions that are answered and questions that an answer disables', async () => {
    await storeReachPercentage();
    expect(await lacksByTitle()).not.toHaveProperty('Reach en');
    const { question, answer } = site.world;
    await site.call('client', 'questionnaireAnswersSave', {
      id: id(),
      answers: {
        [`answer_${answer('share')}`]: false,
        [`question_${question('strategy')}`]: { value: true, answerId: answer('none') },
      },
    });
    expect(await lacksByTitle()).not.toHaveProperty('Reach en');
    expect(await lacksByTitle()).not.toHaveProperty('Strategy en');
  });

  it('includes required comments and required documents', async () => {
    const reach = site.world.question('reach');
    await site.db
      .updateTable('questions')
      .set({ is_comment_required: true, is_document_required: true })
      .where('id', '=', reach)
      .execute();
    expect((await lacksByTitle())['Reach en']).toEqual(['answer', 'comment', 'document']);
    await site.call('client', 'questionnaireAnswersSave', {
      id: id(),
      answers: { [`question_comments_${reach}`]: { value: true, content: 'Estimated' } },
    });
    await calls.attach('client', { entityId: reach });
    expect((await lacksByTitle())['Reach en']).toEqual(['answer']);
  });

  it('includes nothing of areas that do not count', async () => {
    await site.db
      .updateTable('questionnaires')
      .set({ is_key_only: true })
      .where('id', '=', id())
      .execute();
    expect((await missing()).map(({ title }) => title)).toEqual(['Selection en']);
  });
});
