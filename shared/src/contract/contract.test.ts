import { z } from 'zod';
import { grades, questionKinds } from '../domain/index.ts';
import { answersSaveInput, answerValue } from './answers.ts';
import { flag, grade, id, instant, percent, questionGrade, text } from './fields.ts';
import { contract, type Action } from './index.ts';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('a field schema of the contract', () => {
  test.each<[string, z.ZodType, unknown[], unknown[]]>([
    [
      'an id',
      id,
      [1, 2_147_483_647, '1', '2147483647'],
      [0, -1, 1.5, 2_147_483_648, '0', '-1', '1.5', '2147483648', '', ' 1', '1e3', null, NaN, true],
    ],
    ['a grade', grade, [...grades, null], [-0.5, 0.25, 3.5, 4, '2', undefined]],
    ['a question’s grade', questionGrade, [...grades, 4, null], [3.5, 5]],
    ['a flag', flag, [0, 1], [2, -1, true, false, '1', null]],
    ['a percentage', percent, [0, 100], [-1, 101, 0.5, '5']],
    [
      'an instant',
      instant,
      ['2026-11-12T09:00:00.000Z', '2026-11-12T09:00:00Z'],
      ['2026-11-12', '2026-11-12T09:00:00+01:00', 'yesterday', ''],
    ],
    [
      'a text',
      text,
      ['', 'Čćžšđ 🔑', 'two\r\nlines\tand a tab', 'x'.repeat(10_000)],
      ['x'.repeat(10_001), 'a\u0000b', 'a\u0007', '\u0085', '\ud800', 5, null],
    ],
    [
      'the value of an answer',
      answerValue,
      [true, false, 0, 1.5, 'text', {}, { staff: 1, note: 'two' }],
      [null, undefined, NaN, Infinity, [1], { staff: true }, { ['x'.repeat(101)]: 1 }],
    ],
  ])(
    'accepts the valid and refuses the invalid values for %s',
    (_, schema, ...[taken, refused]) => {
      expect(taken.filter((value) => !takes(schema, value))).toEqual([]);
      expect(refused.filter((value) => takes(schema, value))).toEqual([]);
    },
  );

  it('turns an id that is sent as text, such as “7”, into a number', () => {
    expect(id.parse('7')).toBe(7);
  });
});

describe('a save of answers', () => {
  const save = (answers: unknown, revisions?: unknown) =>
    takes(answersSaveInput, { id: 7, answers, revisions });

  it('accepts answers and cleared answers, with or without the revisions that they are based on', () => {
    expect(save({ question_1: { answerId: 11, value: true }, answer_2: false })).toBe(true);
    expect(save({ answer_2: { value: 0 } }, { answer_2: 0 })).toBe(true);
    for (const type of questionKinds) expect(save({ answer_2: { type, value: 1 } })).toBe(true);
  });

  it('refuses answers with an invalid key, type, value or revision', () => {
    expect(save({ answer_2: true })).toBe(false);
    expect(save({ answer_2: null })).toBe(false);
    expect(save({ answer_2: {} })).toBe(false);
    expect(save({ answer_2: { type: 'guess', value: 1 } })).toBe(false);
    expect(save({ ['x'.repeat(61)]: false })).toBe(false);
    expect(save({ answer_2: false }, { answer_2: -1 })).toBe(false);
    expect(save({ answer_2: false }, { answer_2: 0.5 })).toBe(false);
  });
});

describe('the actions of the contract', () => {
  const actions = Object.entries<Action>(contract);

  it('require the id of the questionnaire if the caller’s role on it decides who may call them', () => {
    const onQuestionnaires = actions.filter(
      ([, { may }]) => !['anyone', 'signed-in'].includes(may),
    );
    expect(onQuestionnaires.length).toBeGreaterThan(4);
    for (const [name, { input, questionnaireIn = 'id' }] of onQuestionnaires) {
      const invalidFields = input.safeParse({}).error?.issues.map((issue) => issue.path.join('.'));
      expect([name, invalidFields]).toEqual([name, expect.arrayContaining([questionnaireIn])]);
    }
  });

  it('have no input field named action or authToken, because every call has these two fields', () => {
    expect(actions.length).toBeGreaterThan(9);
    for (const [name, { input }] of actions) {
      const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : ['no object'];
      expect([
        name,
        fields.filter((field) => ['action', 'authToken', 'no object'].includes(field)),
      ]).toEqual([name, []]);
    }
  });

  it('have an ETag only if they are reads', () => {
    const tagged = actions.filter(([, { hasETag }]) => hasETag);
    expect(tagged.length).toBeGreaterThan(0);
    expect(tagged.map(([, { method }]) => method)).toEqual(tagged.map(() => 'GET'));
  });
});
