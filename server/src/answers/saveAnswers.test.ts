/** @engine transactions, upserts */
import type { Input } from '@cert/shared/contract';
import type { Person } from '../testing/createTestWorld.ts';
import { openTestSite, type TestSite } from '../testing/openTestSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
beforeEach(() => site.reset());
afterAll(() => site.close());

type Answers = Input<'questionnaireAnswersSave'>['answers'];

const save = (
  answers: Answers,
  { by = 'client' as Person, revisions = undefined as { [key: string]: number } | undefined } = {},
) =>
  site.call(by, 'questionnaireAnswersSave', {
    id: site.world.questionnaire,
    answers,
    ...(revisions && { revisions }),
  });

const choiceKey = (question: string) => `question_${site.world.question(question)}`;
const inputKey = (answer: string) => `answer_${site.world.answer(answer)}`;
const choose = (answer: string) => ({ value: true, answerId: site.world.answer(answer) });

async function storedUnder(key: string) {
  return site.db.selectFrom('responses').selectAll().where('form_key', '=', key).executeTakeFirst();
}

async function trail() {
  return site.db
    .selectFrom('audit_log')
    .select(['account_id', 'subject', 'before', 'after'])
    .where('action', '=', 'questionnaireAnswersSave')
    .orderBy('id')
    .execute();
}

const lock = (change: { is_locked?: boolean; is_key_only?: boolean }) =>
  site.db
    .updateTable('questionnaires')
    .set(change)
    .where('id', '=', site.world.questionnaire)
    .execute();

describe('a saved answer', () => {
  it('gets a revision, and every change records the old and the new value in the audit trail', async () => {
    const key = choiceKey('strategy');
    expect((await save({ [key]: choose('plan') })).reply).toEqual({
      saved: { [key]: { revision: 1, savedAt: '2026-11-20T09:00:00.000Z' } },
      conflicts: {},
      refused: {},
    });
    await save({ [key]: choose('none') }, { by: 'certifier' });
    await save({ [key]: false });
    expect(await storedUnder(key)).toMatchObject({
      answer_id: null,
      value: false,
      revision: 3,
      saved_by: site.world.accounts.client,
      kind: 'single-choice',
    });
    const plan = { answerId: site.world.answer('plan'), value: true, content: null };
    const none = { answerId: site.world.answer('none'), value: true, content: null };
    const cleared = { answerId: null, value: false, content: null };
    expect(await trail()).toMatchObject([
      { account_id: site.world.accounts.client, subject: key, before: null, after: plan },
      { account_id: site.world.accounts.certifier, subject: key, before: plan, after: none },
      { account_id: site.world.accounts.client, subject: key, before: none, after: cleared },
    ]);
  });

  it('that arrives twice is stored once', async () => {
    const answers = { [inputKey('share')]: { value: 40 } };
    const first = await save(answers);
    site.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await save(answers, { revisions: { [inputKey('share')]: 0 } })).reply).toEqual(
      first.reply,
    );
    expect(await trail()).toHaveLength(1);
  });

  it('that is saved again unchanged gets a new revision, so that an older call that arrives late is a conflict', async () => {
    const key = inputKey('share');
    await save({ [key]: { value: 40 } });
    await save({ [key]: { value: 40 } }, { revisions: { [key]: 1 } });
    const late = await save({ [key]: { value: 55 } }, { revisions: { [key]: 1 } });
    expect(late.reply.conflicts[key]).toMatchObject({ value: 40, revision: 2 });
    expect(await trail()).toHaveLength(1);
  });

  it('that is cleared before it was given gets a revision, so that an older call that arrives late is a conflict', async () => {
    const key = inputKey('share');
    await save({ [key]: false }, { revisions: { [key]: 0 } });
    const late = await save({ [key]: { value: 55 } }, { revisions: { [key]: 0 } });
    expect(late.reply.conflicts[key]).toMatchObject({ value: false, revision: 1 });
    expect(await trail()).toHaveLength(0);
  });

  it('is read with the name of the person who saved it', async () => {
    const key = `area_comments_${site.world.area('brand')}`;
    await save({ [key]: { value: true, content: 'Čestitamo\nna trudu' } });
    const { reply } = await site.call('certifier', 'areaCategory', {
      id: site.world.questionnaire,
      slug: 'attracting',
      language: 'en',
    });
    expect(reply.responses).toEqual({
      [key]: {
        questionId: null,
        answerId: null,
        areaId: site.world.area('brand'),
        type: 'comment',
        value: true,
        content: 'Čestitamo\nna trudu',
        revision: 1,
        savedAt: '2026-11-20T09:00:00.000Z',
        savedBy: 'Name of client',
      },
    });
  });

  it('of a table or a checkbox is stored as it was sent', async () => {
    const table = { input_monetary_percentage_1: 50, input_monetary_info_1: 'bonus' };
    await save({
      [inputKey('cells')]: { value: table },
      [inputKey('tests')]: { value: true },
      [`answer_additional_${site.world.answer('tests')}`]: { value: 1200.5 },
      [`answer_additional_${site.world.answer('plan')}`]: { value: 'by the board' },
    });
    expect((await storedUnder(inputKey('cells')))?.value).toEqual(table);
    expect((await storedUnder(inputKey('tests')))?.value).toBe(true);
  });

  it.each([{ value: false }, { value: '  ' }, { value: {} }, { value: true, content: ' ' }])(
    'that is blank (%j) is stored as cleared',
    async (record) => {
      const key = `question_comments_${site.world.question('table')}`;
      await save({ [key]: { value: true, content: 'text' } });
      await save({ [key]: record });
      expect(await storedUnder(key)).toMatchObject({ value: false, content: null, revision: 2 });
    },
  );
});

describe('an invalid answer is refused under its key, and nothing of the call is stored:', () => {
  const wrong: [string, () => [key: string, record: Answers[string]], issue: string][] = [
    ['the key of no question', () => ['question_99999', choose('plan')], 'unknown-key'],
    ['a text that is no form key', () => ['title', { value: 'x' }], 'unknown-key'],
    ['a choice where a number belongs', () => [choiceKey('reach'), choose('share')], 'unknown-key'],
    ['a tick of a single choice', () => [inputKey('plan'), { value: true }], 'unknown-key'],
    [
      'an extra input that the answer lacks',
      () => [`answer_additional_${site.world.answer('talks')}`, { value: 5 }],
      'unknown-key',
    ],
    ['a choice without an answer', () => [choiceKey('strategy'), { value: true }], 'wrong-ids'],
    ['an answer of another question', () => [choiceKey('strategy'), choose('share')], 'wrong-ids'],
    [
      'an area other than that of the key',
      () => [inputKey('share'), { value: 1, areaId: site.world.area('selection') }],
      'wrong-ids',
    ],
    ['a wrong type', () => [inputKey('share'), { value: 1, type: 'number' }], 'wrong-ids'],
    ['text as a number', () => [inputKey('share'), { value: '40' }], 'not-a-number'],
    ['a percentage over 100', () => [inputKey('share'), { value: 101 }], 'too-high'],
    ['a percentage below 0', () => [inputKey('share'), { value: -1 }], 'too-low'],
    ['a percentage with a fraction', () => [inputKey('share'), { value: 0.5 }], 'too-precise'],
    ['an amount with three decimals', () => [inputKey('amount'), { value: 1.005 }], 'too-precise'],
    ['the inexact amount 8.7 − 1', () => [inputKey('amount'), { value: 8.7 - 1 }], 'too-precise'],
    ['a number as a tick', () => [inputKey('tests'), { value: 1 }], 'wrong-value'],
    [
      'a row that the table does not have',
      () => [inputKey('cells'), { value: { input_monetary_percentage_21: 1 } }],
      'wrong-cell',
    ],
    [
      'a percentage over 100 in a table',
      () => [inputKey('cells'), { value: { input_nonmonetary_percentage_24: 101 } }],
      'too-high',
    ],
    ['a comment on a number', () => [inputKey('share'), { value: 1, content: 'x' }], 'wrong-value'],
  ];
  it.each(wrong)('%s', async (_what, make, issue) => {
    const [key, record] = make();
    const { status, error } = await save({ [inputKey('tests')]: { value: true }, [key]: record });
    expect(status).toBe(400);
    expect(error).toEqual({ code: 'invalid-input', details: { fields: { [key]: issue } } });
    expect(await site.db.selectFrom('responses').selectAll().execute()).toEqual([]);
    expect(await trail()).toEqual([]);
  });

  it.each([0, 100])('but the allowed percentage %d is accepted', async (value) => {
    expect((await save({ [inputKey('share')]: { value } })).status).toBe(200);
  });
});

describe('a lock', () => {
  it('of the whole questionnaire refuses the client’s answers, with a reason for each key, but not the team’s', async () => {
    await lock({ is_locked: true });
    const key = choiceKey('strategy');
    const { status, error } = await save({ [key]: choose('plan') });
    expect(status).toBe(409);
    expect(error).toEqual({
      code: 'locked',
      details: { refused: { [key]: 'questionnaire-locked' } },
    });
    expect((await save({ [key]: choose('plan') }, { by: 'certifier' })).status).toBe(200);
  });

  it('still acknowledges an answer that was stored before the lock and is sent again', async () => {
    const key = choiceKey('strategy');
    await save({ [key]: choose('plan') });
    await lock({ is_locked: true });
    expect((await save({ [key]: choose('plan') })).reply.saved[key]?.revision).toBe(1);
  });

  it('of one question refuses its answer and its comment; answers to other questions are saved', async () => {
    const locked = inputKey('count');
    const comment = `question_comments_${site.world.question('frozen')}`;
    const { reply } = await save({
      [locked]: { value: 3 },
      [comment]: { value: true, content: 'x' },
      [inputKey('tests')]: { value: true },
    });
    expect(reply.refused).toEqual({ [locked]: 'question-locked', [comment]: 'question-locked' });
    expect(Object.keys(reply.saved)).toEqual([inputKey('tests')]);
  });

  it('refuses answers and comments in areas that do not count in a key-only questionnaire, also the team’s', async () => {
    await lock({ is_key_only: true });
    const answers = {
      [choiceKey('strategy')]: choose('plan'),
      [`area_comments_${site.world.area('brand')}`]: { value: true, content: 'x' },
      [inputKey('tests')]: { value: true },
    };
    const { [inputKey('tests')]: _, ...others } = answers;
    const refused = Object.fromEntries(Object.keys(others).map((key) => [key, 'not-key-area']));
    for (const by of ['client', 'certifier'] as const) {
      const { reply } = await save(answers, { by });
      expect(reply.refused).toEqual(refused);
      expect(Object.keys(reply.saved)).toEqual([inputKey('tests')]);
    }
  });

  it('refuses an answer to a question that another answer disables, unless the same call enables it', async () => {
    await save({ [choiceKey('strategy')]: choose('none') });
    const refused = await save({ [inputKey('share')]: { value: 40 } });
    expect(refused.error.details).toEqual({
      refused: { [inputKey('share')]: 'question-disabled' },
    });
    const together = await save({
      [choiceKey('strategy')]: choose('plan'),
      [inputKey('share')]: { value: 40 },
    });
    expect(together.reply.refused).toEqual({});
  });

  it('does not apply to a question if the answer that disables it is itself disabled', async () => {
    const { question, answer } = site.world;
    await site.db
      .updateTable('questions')
      .set({
        disabled_on_question_id: question('future'),
        disabled_on_answer_id: answer('yes'),
      })
      .where('key', '=', 'strategy')
      .execute();
    await save({ [choiceKey('strategy')]: choose('none') });
    expect((await save({ [inputKey('share')]: { value: 40 } })).status).toBe(409);
    await save({ [choiceKey('future')]: choose('yes') });
    expect((await save({ [inputKey('share')]: { value: 40 } })).status).toBe(200);
  });
});

describe('two people who edit the same questionnaire', () => {
  it('get a conflict for the later save if both changed the same revision of an answer', async () => {
    const key = inputKey('share');
    await save({ [key]: { value: 10 } });
    await save({ [key]: { value: 20 } }, { by: 'certifier', revisions: { [key]: 1 } });
    const { reply } = await save({ [key]: { value: 30 } }, { revisions: { [key]: 1 } });
    expect(reply.saved).toEqual({});
    expect(reply.conflicts[key]).toMatchObject({
      value: 20,
      revision: 2,
      savedBy: 'Name of certifier',
    });
    expect((await storedUnder(key))?.value).toBe(20);
  });

  it('get no conflict if both changed the same answer to the same value', async () => {
    const key = inputKey('share');
    await save({ [key]: { value: 10 } }, { by: 'certifier' });
    const { reply } = await save({ [key]: { value: 10 } }, { revisions: { [key]: 0 } });
    expect(reply.saved[key]?.revision).toBe(1);
  });

  it('lose no change if both save at the same moment: the server stores one change after the other', async () => {
    const key = inputKey('share');
    const values = Array.from({ length: 12 }, (_, index) => index + 1);
    const replies = await Promise.all(
      values.map((value) =>
        save(
          { [key]: { value }, [choiceKey('strategy')]: choose(value % 2 ? 'plan' : 'none') },
          { by: value % 2 ? 'certifier' : 'lead' },
        ),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(values.map(() => 200));
    const revisions = replies.map(({ reply }) => reply.saved[key]!.revision);
    expect(revisions.sort((a, b) => a - b)).toEqual(values);
    const changes = (await trail()).filter(({ subject }) => subject === key);
    for (const [index, change] of changes.slice(1).entries())
      expect(change.before).toEqual(changes[index]!.after);
  });
});

describe('an answer that excludes all others', () => {
  const [tick, none] = [() => inputKey('tests'), () => inputKey('no-tools')];

  it('is refused while another answer is given, and other answers are refused while it is given', async () => {
    await save({ [tick()]: { value: true } });
    expect(await save({ [none()]: { value: true } })).toMatchObject({
      status: 409,
      reply: { error: { details: { refused: { [none()]: 'answer-excluded' } } } },
    });
    expect(await storedUnder(none())).toBeUndefined();
    await save({ [tick()]: false, [none()]: { value: true } });
    const { reply } = await save({
      [tick()]: { value: true },
      [choiceKey('strategy')]: choose('plan'),
    });
    expect(reply.refused).toEqual({ [tick()]: 'answer-excluded' });
    expect((await storedUnder(none()))?.value).toBe(true);
  });

  it('can be saved in the call that clears the others, and does not affect other questions', async () => {
    await save({ [tick()]: { value: true }, [inputKey('talks')]: { value: true } });
    const { reply } = await save({
      [tick()]: false,
      [inputKey('talks')]: false,
      [none()]: { value: true },
    });
    expect(Object.keys(reply.saved)).toHaveLength(3);
    expect((await save({ [inputKey('share')]: { value: 5 } })).status).toBe(200);
  });

  it('is refused in a call that also contains another answer of the question', async () => {
    const { status } = await save({ [tick()]: { value: true }, [none()]: { value: true } });
    expect(status).toBe(409);
  });

  it('that was stored beside others before the content made it exclusive can be saved again', async () => {
    await save({ [tick()]: { value: true } });
    const columns = [
      'questionnaire_id',
      'area_id',
      'question_id',
      'kind',
      'value',
      'saved_at',
    ] as const;
    await site.db
      .insertInto('responses')
      .columns([...columns, 'form_key', 'answer_id', 'revision', 'saved_by'])
      .expression((from) =>
        from
          .selectFrom('responses')
          .select(columns)
          .select((value) => [
            value.val(none()).as('form_key'),
            value.val(site.world.answer('no-tools')).as('answer_id'),
            value.val(1).as('revision'),
            'saved_by',
          ])
          .where('form_key', '=', tick()),
      )
      .execute();
    expect((await save({ [none()]: { value: true } }, { revisions: { [none()]: 1 } })).status).toBe(
      200,
    );
  });
});
