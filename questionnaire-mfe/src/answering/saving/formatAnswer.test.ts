import { anAnswer, aResponse } from '@cert/shared/testing';
import { formatAnswer } from './formatAnswer.ts';

const answers = [anAnswer(), anAnswer({ id: 12, content: '', unit: 'h' })];

describe('an answer as people read it', () => {
  it.each([
    ['the chosen text', aResponse(), 'Yes'],
    ['the number with its unit', aResponse({ answerId: 12, value: 1234.5 }), '1.234,5 h'],
    ['zero', aResponse({ answerId: 11, value: 0 }), '0'],
    ['the comment', aResponse({ answerId: null, content: 'Because.' }), 'Because.'],
    ['an unsent choice', { answerId: '11', value: true }, 'Yes'],
  ])('is %s', (_, value, expected) => {
    expect(formatAnswer(value, answers, 'hr')).toBe(expected);
  });

  it.each([
    ['cleared', false as const],
    ['cleared on the server', aResponse({ value: false })],
    ['never given', aResponse({ value: null })],
  ])('is nothing when it was %s', (_, value) => {
    expect(formatAnswer(value, answers, 'hr')).toBeUndefined();
  });
});
