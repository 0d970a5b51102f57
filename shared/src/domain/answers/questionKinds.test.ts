import fc from 'fast-check';
import { isNumericKind, numberBounds, findNumberIssue, questionKinds } from './questionKinds.ts';

test('numbers, percentages and amounts are the question kinds that are answered with one number', () => {
  expect(questionKinds.filter(isNumericKind)).toEqual(['number', 'percentage', 'currency']);
});

describe('an entered number', () => {
  test.each([
    ['number', -1, 'too-low'],
    ['number', 0, undefined],
    ['number', 1, undefined],
    ['number', 0.5, 'too-precise'],
    ['number', 99_999_999, undefined],
    ['number', 100_000_000, 'too-high'],
    ['percentage', -0.01, 'too-low'],
    ['percentage', 0, undefined],
    ['percentage', 99.5, 'too-precise'],
    ['percentage', 100, undefined],
    ['percentage', 101, 'too-high'],
    ['currency', -0.01, 'too-low'],
    ['currency', 0, undefined],
    ['currency', 0.01, undefined],
    ['currency', 0.001, 'too-precise'],
    ['currency', 0.005, 'too-precise'],
    ['currency', 1.005, 'too-precise'],
    ['currency', 7.7, undefined],
    ['currency', 8.7 - 1, 'too-precise'],
    ['currency', 0.1 + 0.2, 'too-precise'],
    ['number', 1 - 1e-9, 'too-precise'],
    ['percentage', 100 - 1e-9, 'too-precise'],
    ['currency', 19.99, undefined],
    ['currency', 99_999_998.99, undefined],
    ['currency', 99_999_999, undefined],
    ['currency', 99_999_999.01, 'too-high'],
  ] as const)(
    'for a question of the kind %s with the value %d has the issue %s',
    (kind, value, issue) => {
      expect(findNumberIssue(value, numberBounds[kind])).toBe(issue);
    },
  );

  test.each([NaN, Infinity, -Infinity, '5', '', null, undefined, true, {}, []])(
    'cannot be %p',
    (value) => expect(findNumberIssue(value, numberBounds.number)).toBe('not-a-number'),
  );

  it('for a question of the kind currency has no issue if it is a whole number of cents within the bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_900 }), (cents) => {
        expect(findNumberIssue(cents / 100, numberBounds.currency)).toBeUndefined();
      }),
    );
  });
});
