import type { QuestionKind, LocalizedText } from '@cert/shared/domain';
import {
  selectResponsesToCarryOver,
  type KeyedQuestion,
  type PreviousResponse,
} from './selectResponsesToCarryOver.ts';

const texts = (text: string): LocalizedText => ({ hr: text, sr: text, en: text });

const question = (kind: QuestionKind, change: Partial<KeyedQuestion> = {}): KeyedQuestion => ({
  id: 7,
  areaId: 1,
  key: 'strategy',
  kind,
  title: texts('Strategy?'),
  isClosed: false,
  answers: [
    { id: 71, key: 'yes', content: texts('Yes') },
    { id: 72, key: 'no', content: texts('No') },
  ],
  ...change,
});

/** Creates the same question in another edition, with some changes. */
const later = (kind: QuestionKind, change: Partial<KeyedQuestion> = {}) =>
  question(kind, {
    id: 90,
    areaId: 9,
    answers: [
      { id: 902, key: 'no', content: texts('No') },
      { id: 901, key: 'yes', content: texts('Yes') },
    ],
    ...change,
  });

const response = (
  formKey: string,
  answerId: number | null,
  value: PreviousResponse['value'] = true,
) => ({
  formKey,
  questionId: 7,
  answerId,
  value,
});

const carried = (
  responses: readonly PreviousResponse[],
  kind: QuestionKind,
  change: Partial<KeyedQuestion> = {},
) =>
  selectResponsesToCarryOver(responses, {
    before: [question(kind)],
    after: [later(kind, change)],
  }).map(({ formKey, answerId, old }) => [formKey, answerId, old.value]);

describe('a copied questionnaire', () => {
  it('starts with the chosen answer, under the new edition’s ids', () => {
    expect(
      selectResponsesToCarryOver([response('question_7', 71)], {
        before: [question('single-choice')],
        after: [later('single-choice')],
      }),
    ).toEqual([
      {
        formKey: 'question_90',
        areaId: 9,
        questionId: 90,
        answerId: 901,
        kind: 'single-choice',
        old: response('question_7', 71),
      },
    ]);
  });

  it.each<QuestionKind>([
    'multi-choice',
    'multi-choice-input',
    'multi-choice-percentage',
    'multi-choice-number',
    'multi-choice-currency',
    'multi-choice-targets',
  ])('starts with every tick of a %s question', (kind) => {
    const ticks = [response('answer_71', 71), response('answer_72', 72)];
    expect(carried(ticks, kind)).toEqual([
      ['answer_901', 901, true],
      ['answer_902', 902, true],
    ]);
  });

  it.each<QuestionKind>(['single-choice', 'multi-choice', 'multi-choice-input'])(
    'starts with the text beside an answer of a %s question',
    (kind) => {
      const chosen = response(kind === 'single-choice' ? 'question_7' : 'answer_71', 71);
      const beside = response('answer_additional_71', 71, 'In writing');
      expect(carried([chosen, beside], kind)[1]).toEqual([
        'answer_additional_901',
        901,
        'In writing',
      ]);
    },
  );

  it.each<[QuestionKind, PreviousResponse['value']]>([
    ['multi-choice-percentage', 40],
    ['multi-choice-number', 4],
    ['multi-choice-currency', 12.5],
    ['multi-choice-targets', { target_1: 3 }],
  ])('starts with the tick of a %s question, but without the value beside it', (kind, value) => {
    const responses = [response('answer_71', 71), response('answer_additional_71', 71, value)];
    expect(carried(responses, kind)).toEqual([['answer_901', 901, true]]);
  });

  it.each<[QuestionKind, PreviousResponse['value']]>([
    ['number', 4],
    ['percentage', 40],
    ['currency', 12.5],
    ['custom-commlist', { row_1: 1 }],
    ['custom-benefits', { row_1: 1 }],
    ['custom-diversity', { row_1: 1 }],
    ['custom-targets', { row_1: 1 }],
  ])('starts without answers to a %s question', (kind, value) => {
    expect(carried([response('answer_71', 71, value)], kind)).toEqual([]);
  });

  it.each<[string, Partial<KeyedQuestion>]>([
    ['has another key', { key: 'plan' }],
    ['has another title in one language', { title: { ...texts('Strategy?'), sr: 'Plan?' } }],
    ['is of another kind', { kind: 'multi-choice' }],
    ['cannot be answered by clients', { isClosed: true }],
    ['no longer has the answer', { answers: [{ id: 902, key: 'no', content: texts('No') }] }],
    [
      'has another text for the answer',
      { answers: [{ id: 901, key: 'yes', content: texts('Yes!') }] },
    ],
    [
      'has the answer under another key',
      { answers: [{ id: 901, key: 'sure', content: texts('Yes') }] },
    ],
  ])('starts without the answer to a question that, in the new edition, %s', (_what, change) => {
    expect(carried([response('question_7', 71)], 'single-choice', change)).toEqual([]);
  });

  it('starts without answers that were cleared', () => {
    expect(carried([response('question_7', 71, false)], 'single-choice')).toEqual([]);
    expect(carried([response('question_7', 71, null)], 'single-choice')).toEqual([]);
    expect(carried([response('answer_71', 71, false)], 'multi-choice')).toEqual([]);
  });

  it('starts without the text beside an answer that is not chosen', () => {
    const beside = response('answer_additional_71', 71, 'In writing');
    expect(carried([response('question_7', 72), beside], 'single-choice')).toEqual([
      ['question_90', 902, true],
    ]);
  });

  it('starts without the comment on a question', () => {
    expect(carried([response('question_comments_7', null)], 'single-choice')).toEqual([]);
  });
});
