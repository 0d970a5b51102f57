import { chooseFittingTexts } from './chooseFittingTexts.ts';

test.each([
  ['all that fit exactly', [40, 60], 100, [0, 1]],
  ['all but the highest', [50, 60], 100, [0]],
  ['the first of two equally high ones', [60, 60], 100, [0]],
  ['the one that fits after two were removed', [60, 50, 50], 50, [1]],
  ['none that is higher than the column', [101], 100, []],
  ['none if there are none', [], 100, []],
])('a column that is too low for all of its texts keeps %s', (...[, heights, room, expected]) => {
  expect(chooseFittingTexts(heights, room)).toEqual(expected);
});
