import type { AskedQuestion, GivenAnswers } from './AskedQuestion.ts';
import { answerLines } from './answerLines.ts';

const asked = (given: Partial<AskedQuestion>): AskedQuestion => ({
  ...{ id: 1, type: 'single-choice', rows: null },
  answers: [
    { id: 11, content: 'Yes', unit: null },
    { id: 12, content: 'No', unit: null },
  ],
  ...given,
});
const share = asked({ type: 'percentage', answers: [{ id: 11, content: '', unit: '%' }] });

describe('an answer line by line', () => {
  it.each<[string, AskedQuestion, GivenAnswers, string[]]>([
    ['no line without one', asked({}), {}, []],
    ['no line when it was cleared', asked({}), { question_1: { answerId: 11, value: false } }, []],
    ['the chosen text', asked({}), { question_1: { answerId: 12, value: true } }, ['No']],
    [
      'the chosen text with what stands beside it',
      asked({}),
      { question_1: { answerId: 11, value: true }, answer_additional_11: { value: 'In part' } },
      ['Yes – In part'],
    ],
    [
      'a line for each tick',
      asked({ type: 'multi-choice' }),
      { answer_11: { answerId: 11, value: true }, answer_12: { answerId: 12, value: true } },
      ['Yes', 'No'],
    ],
    ['a number with its unit', share, { answer_11: { answerId: 11, value: 64.5 } }, ['64.5 %']],
    [
      'an amount beside a tick',
      asked({ type: 'multi-choice-currency' }),
      { answer_11: { answerId: 11, value: true }, answer_additional_11: { value: 1200 } },
      ['Yes – €1,200'],
    ],
    [
      'a line for each filled row of a table',
      asked({
        type: 'custom-commlist',
        answers: [{ id: 11, content: '', unit: null }],
        rows: { channels: ['Intranet', 'Meetings'] },
      }),
      { answer_11: { value: { comm_percentage_2: 40, comm_info_2: 'weekly' } } },
      ['Meetings: 40% · weekly'],
    ],
  ])('is %s', (_, question, given, lines) => {
    expect(answerLines(question, given, 'en')).toEqual(lines);
  });
});
