import { relativeLength } from './relativeLength.ts';

test.each<[number | null, number | null, number | null]>([
  [10, 10, 50],
  [5, 10, 25],
  [20, 10, 100],
  [21, 10, 100],
  [0, 10, 0],
  [1, 0, 100],
  [0, 0, 0],
  [null, 10, null],
  [10, null, null],
  [null, null, null],
  [null, 0, null],
])('of %p beside others with %p is %p', (value, others, expected) => {
  expect(relativeLength(value, others)).toBe(expected);
});
