import { isSameAnswer, type ComparedAnswer } from './isSameAnswer.ts';

describe('two values of one key are stored as the same answer', () => {
  test.each<[string, ComparedAnswer, ComparedAnswer]>([
    ['both cleared', false, { value: false }],
    ['cleared, and blank text', false, { value: ' \n' }],
    ['cleared, and an empty table', false, { value: {} }],
    ['cleared, and a comment without text', false, { value: true, content: ' ' }],
    ['a tick whose key tells the answer', { value: true }, { answerId: 12, value: true }],
    ['cells in another order', { value: { a: 1, b: 'x' } }, { value: { b: 'x', a: 1 } }],
    [
      'a comment beside its text',
      { value: 'why', content: 'why' },
      { value: true, content: 'why' },
    ],
    ['no content, and none named', { value: 3 }, { value: 3, content: null }],
  ])('%s', (_, a, b) => {
    expect(isSameAnswer(a, b)).toBe(true);
    expect(isSameAnswer(b, a)).toBe(true);
  });
});

describe('two values of one key are different', () => {
  test.each<[string, ComparedAnswer, ComparedAnswer]>([
    ['another chosen answer', { answerId: 11, value: true }, { answerId: 12, value: true }],
    ['zero, and cleared', { value: 0 }, false],
    ['a number, and its text', { value: 3 }, { value: '3' }],
    ['another cell', { value: { a: 1 } }, { value: { a: 2 } }],
    ['another comment', { value: true, content: 'a' }, { value: true, content: 'b' }],
    ['a comment, and a tick', { value: true, content: 'a' }, { value: true }],
  ])('%s', (_, a, b) => {
    expect(isSameAnswer(a, b)).toBe(false);
    expect(isSameAnswer(b, a)).toBe(false);
  });
});

test('a stored answer is compared in the shape in which it was sent', () => {
  const stored = { questionId: 1, answerId: 11, content: null, revision: 1 };
  expect(isSameAnswer({ ...stored, value: null }, false)).toBe(true);
  expect(isSameAnswer({ ...stored, value: false }, false)).toBe(true);
  expect(isSameAnswer({ ...stored, value: true }, { answerId: 11, value: true })).toBe(true);
});
