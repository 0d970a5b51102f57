import { chooseFittingTexts } from './chooseFittingTexts.ts';

test.each([
  ['all texts if they fit exactly', [40, 60], 100, [0, 1]],
  ['all texts but the tallest one', [50, 60], 100, [0]],
  ['the first of two equally tall texts', [60, 60], 100, [0]],
  ['the text that fits after two were removed', [60, 50, 50], 50, [1]],
  ['no text that is taller than the column', [101], 100, []],
  ['no text if there is none', [], 100, []],
])(
  'of the texts for one column of a sheet, the column keeps %s',
  (...[, heights, room, expected]) => {
    expect(chooseFittingTexts(heights, room)).toEqual(expected);
  },
);
