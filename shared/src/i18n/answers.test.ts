import {
  formatAnswer,
  type FormattableQuestion,
  type FormattableAnswers,
  formatAnswerLines,
} from './answers.ts';

const answers = [
  { id: 11, content: 'Yes', unit: null },
  { id: 12, content: '', unit: 'h' },
];

describe('an answer as one text', () => {
  it.each([
    ['the chosen text', { answerId: 11, value: true }, 'Yes'],
    ['the number with its unit', { answerId: 12, value: 1234.5 }, '1.234,5 h'],
    ['zero', { answerId: 11, value: 0 }, '0'],
    ['the text of the comment', { answerId: null, value: true, content: 'Because.' }, 'Because.'],
    ['a choice that is not sent yet, whose id is text', { answerId: '11', value: true }, 'Yes'],
  ])('is %s', (_, given, expected) => {
    expect(formatAnswer(given, answers, 'hr')).toBe(expected);
  });

  it.each([
    ['cleared', false as const],
    ['cleared on the server', { answerId: 11, value: false }],
    ['never given', { answerId: 11, value: null }],
  ])('does not exist when the answer was %s', (_, given) => {
    expect(formatAnswer(given, answers, 'hr')).toBeUndefined();
  });
});

const yesNo: FormattableQuestion = {
  ...{ id: 1, type: 'single-choice', rows: null },
  answers: [
    { id: 11, content: 'Yes', unit: null },
    { id: 12, content: 'No', unit: null },
  ],
};
const ticks: FormattableQuestion = { ...yesNo, type: 'multi-choice' };
const amounts: FormattableQuestion = { ...yesNo, type: 'multi-choice-currency' };
const share: FormattableQuestion = {
  ...{ id: 1, type: 'percentage', rows: null },
  answers: [{ id: 11, content: '', unit: '%' }],
};
const table: FormattableQuestion = {
  ...{ id: 1, type: 'custom-commlist', rows: { channels: ['Intranet', 'Meetings'] } },
  answers: [{ id: 11, content: '', unit: null }],
};
const years: FormattableQuestion = {
  ...{ id: 1, type: 'custom-diversity', rows: { measures: ['Women'] } },
  answers: [{ id: 11, content: '', unit: null }],
};
const targets: FormattableQuestion = { ...yesNo, type: 'multi-choice-targets' };
const hours: FormattableQuestion = {
  ...{ id: 1, type: 'multi-choice-number', rows: null },
  answers: [{ id: 11, content: 'Lectures', unit: 'h' }],
};

type Case = { question: FormattableQuestion; given: FormattableAnswers; lines: string[] };

describe('an answer as lines of text has', () => {
  it.each<[string, Case]>([
    ['no line if nothing was answered', { question: yesNo, given: {}, lines: [] }],
    [
      'no line when it was cleared',
      { question: yesNo, given: { question_1: { answerId: 11, value: false } }, lines: [] },
    ],
    [
      'the chosen text',
      { question: yesNo, given: { question_1: { answerId: 12, value: true } }, lines: ['No'] },
    ],
    [
      'the chosen text with its additional input',
      {
        question: yesNo,
        given: {
          question_1: { answerId: 11, value: true },
          answer_additional_11: { value: 'In part' },
        },
        lines: ['Yes – In part'],
      },
    ],
    [
      'a line for each tick',
      {
        question: ticks,
        given: {
          answer_11: { answerId: 11, value: true },
          answer_12: { answerId: 12, value: true },
        },
        lines: ['Yes', 'No'],
      },
    ],
    [
      'a number with its unit',
      { question: share, given: { answer_11: { answerId: 11, value: 64.5 } }, lines: ['64.5 %'] },
    ],
    [
      'an amount beside a tick',
      {
        question: amounts,
        given: {
          answer_11: { answerId: 11, value: true },
          answer_additional_11: { value: 1200 },
        },
        lines: ['Yes – €1,200'],
      },
    ],
    [
      'a number with its unit beside a tick',
      {
        question: hours,
        given: {
          answer_11: { answerId: 11, value: true },
          answer_additional_11: { value: 1200 },
        },
        lines: ['Lectures – 1,200 h'],
      },
    ],
    [
      'the indicator and the target by name beside a tick',
      {
        question: targets,
        given: {
          answer_11: { answerId: 11, value: true },
          answer_additional_11: { value: { measure: 'Share', target: '5' } },
        },
        lines: ['Yes – Indicator: Share · Target: 5'],
      },
    ],
    [
      'the year of each figure in a table with two years',
      {
        question: years,
        given: { answer_11: { value: { female_current: 55 } } },
        lines: ['Women: Last year: 55%'],
      },
    ],
    [
      'a line for each filled row of a table',
      {
        question: table,
        given: { answer_11: { value: { comm_percentage_2: 40, comm_info_2: 'weekly' } } },
        lines: ['Meetings: 40% · weekly'],
      },
    ],
  ])('%s', (_, { question, given, lines }) => {
    expect(formatAnswerLines(question, given, 'en')).toEqual(lines);
  });
});
