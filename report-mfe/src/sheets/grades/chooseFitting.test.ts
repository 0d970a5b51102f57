import { chooseFitting } from './chooseFitting.ts';

test.each([
  ['what fits to the last point', [40, 60], 100, [0, 1]],
  ['not the highest', [50, 60], 100, [0]],
  ['of two equally high ones the first', [60, 60], 100, [0]],
  ['what is left after two', [60, 50, 50], 50, [1]],
  ['nothing that is higher than the column', [101], 100, []],
  ['nothing of nothing', [], 100, []],
])('keeps %s', (...[, heights, room, expected]) => {
  expect(chooseFitting(heights, room)).toEqual(expected);
});
