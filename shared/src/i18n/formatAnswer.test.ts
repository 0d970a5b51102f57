import { formatAnswer } from './formatAnswer.ts';

const answers = [
  { id: 11, content: 'Yes', unit: null },
  { id: 12, content: '', unit: 'h' },
];

describe('an answer as people read it', () => {
  it.each([
    ['the chosen text', { answerId: 11, value: true }, 'Yes'],
    ['the number with its unit', { answerId: 12, value: 1234.5 }, '1.234,5 h'],
    ['zero', { answerId: 11, value: 0 }, '0'],
    ['the comment', { answerId: null, value: true, content: 'Because.' }, 'Because.'],
    ['an unsent choice', { answerId: '11', value: true }, 'Yes'],
  ])('is %s', (_, given, expected) => {
    expect(formatAnswer(given, answers, 'hr')).toBe(expected);
  });

  it.each([
    ['cleared', false as const],
    ['cleared on the server', { answerId: 11, value: false }],
    ['never given', { answerId: 11, value: null }],
  ])('is nothing when it was %s', (_, given) => {
    expect(formatAnswer(given, answers, 'hr')).toBeUndefined();
  });
});
