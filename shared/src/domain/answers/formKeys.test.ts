import fc from 'fast-check';
import {
  additionalInputKey,
  answerKey,
  areaCommentKey,
  parseFormKey,
  questionCommentKey,
  questionKey,
} from './formKeys.ts';

const forms = {
  question: questionKey,
  answer: answerKey,
  additional: additionalInputKey,
  questionComment: questionCommentKey,
  areaComment: areaCommentKey,
} as const;

describe('the form key of an answer or comment', () => {
  test.each([
    ['question', 'question_7'],
    ['answer', 'answer_7'],
    ['additional', 'answer_additional_7'],
    ['questionComment', 'question_comments_7'],
    ['areaComment', 'area_comments_7'],
  ] as const)('of the kind %s is written %s', (kind, key) => {
    expect(forms[kind](7)).toBe(key);
  });

  it('is parsed back to its kind and id', () => {
    const kinds = fc.constantFrom(...(Object.keys(forms) as (keyof typeof forms)[]));
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 2_147_483_647 }), (kind, id) => {
        expect(parseFormKey(forms[kind](id))).toEqual({ kind, id });
      }),
    );
  });

  test.each([
    '',
    'question',
    'question_',
    'question_0',
    'question_07',
    'question_-1',
    'question_1.5',
    'question_1e3',
    'question_ 1',
    'question_1 ',
    'question_1\n',
    'question_12345678901',
    'question_١',
    'Question_1',
    'xquestion_1',
    'question_comment_1',
    'question_comments_',
    'answer_additional_',
    'answer_additional_comments_1',
    'area_1',
    'area_comments',
    '__proto__',
    'constructor',
  ])('cannot be %j', (key) => {
    expect(parseFormKey(key)).toBeUndefined();
  });
});
