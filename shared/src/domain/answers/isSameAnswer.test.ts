import { isSameAnswer, type ComparedAnswer } from './isSameAnswer.ts';

describe('two values of one form key are the same answer', () => {
  test.each<[string, ComparedAnswer, ComparedAnswer]>([
    ['both are cleared', false, { value: false }],
    ['one is cleared, the other is blank text', false, { value: ' \n' }],
    ['one is cleared, the other is an empty table', false, { value: {} }],
    ['one is cleared, the other is a comment without text', false, { value: true, content: ' ' }],
    [
      'both are a tick; one names the answer, the other is known by its key',
      { value: true },
      { answerId: 12, value: true },
    ],
    [
      'both have the same cells in another order',
      { value: { a: 1, b: 'x' } },
      { value: { b: 'x', a: 1 } },
    ],
    [
      'both are the same comment; one also sends its text as value',
      { value: 'why', content: 'why' },
      { value: true, content: 'why' },
    ],
    ['one has no comment field, the other has it empty', { value: 3 }, { value: 3, content: null }],
  ])('when %s', (_, a, b) => {
    expect(isSameAnswer(a, b)).toBe(true);
    expect(isSameAnswer(b, a)).toBe(true);
  });
});

describe('two values of one form key are different answers', () => {
  test.each<[string, ComparedAnswer, ComparedAnswer]>([
    ['another answer is chosen', { answerId: 11, value: true }, { answerId: 12, value: true }],
    ['one is zero, the other is cleared', { value: 0 }, false],
    ['one is a number, the other is the same number as text', { value: 3 }, { value: '3' }],
    ['a cell differs', { value: { a: 1 } }, { value: { a: 2 } }],
    ['a comment differs', { value: true, content: 'a' }, { value: true, content: 'b' }],
    ['one is a comment, the other is a tick', { value: true, content: 'a' }, { value: true }],
  ])('when %s', (_, a, b) => {
    expect(isSameAnswer(a, b)).toBe(false);
    expect(isSameAnswer(b, a)).toBe(false);
  });
});

test('a stored answer is the same as the sent answer, although it has more fields', () => {
  const stored = { questionId: 1, answerId: 11, content: null, revision: 1 };
  expect(isSameAnswer({ ...stored, value: null }, false)).toBe(true);
  expect(isSameAnswer({ ...stored, value: false }, false)).toBe(true);
  expect(isSameAnswer({ ...stored, value: true }, { answerId: 11, value: true })).toBe(true);
});
