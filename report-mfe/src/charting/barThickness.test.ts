import { barThickness } from './barThickness.ts';

test.each([
  [0, 15],
  [1, 10],
  [2, 5],
  [3, 5],
  [4, 5],
])('with %d comparisons the own bar is %d pixels thick', (comparisons, expected) => {
  expect(barThickness(comparisons)).toBe(expected);
});
