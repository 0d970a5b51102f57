import fc from 'fast-check';
import { findFirstLinesOfSheets, type PaperLine } from './findFirstLinesOfSheets.ts';

/** Builds lines of height 10. Each argument is the number of lines of a block; a negative one makes a heading. */
function text(...blocks: number[]): PaperLine[] {
  let top = 0;
  return blocks.flatMap((count, block) =>
    Array.from({ length: Math.abs(count) }, () => {
      const line = { top, bottom: top + 10, block, keepsWithNext: count < 0 };
      top += 10;
      return line;
    }),
  );
}

test.each([
  ['an empty text', [], [50], [0]],
  ['a text that fits exactly', [5], [50], [0]],
  ['a block that is longer than a sheet', [6], [50], [0, 3]],
  ['blocks of one line', [1, 1, 1, 1, 1, 1, 1, 1, 1], [50], [0, 5]],
  ['a block whose last line would stand alone', [2, 5, 2], [50], [0, 5]],
  ['a block whose first line would stand alone', [5, 6], [60], [0, 5]],
  ['a block of three lines', [4, 3], [50], [0, 4]],
  ['a heading at the bottom of a sheet', [4, -1, 4], [50], [0, 4]],
  ['two headings at the bottom of a sheet', [3, -1, -1, 3], [50], [0, 3]],
  ['a text that has only headings', [-1, -1, -1, -1, -1, -1, -1, -1, -1], [50], [0, 5]],
  [
    'a text with less space on its further sheets',
    [1, 1, 1, 1, 1, 1, 1, 1, 1],
    [50, 20],
    [0, 5, 7],
  ],
  ['a line higher than the sheet', [1, 1], [5], [0, 1]],
  ['a text that is slightly longer than a sheet', Array(11).fill(1), [100], [0, 6]],
])(
  '%s (lines per block, negative for headings: %j; sheet heights: %j) has these lines at the top of its sheets: %j',
  (...[, blocks, rooms, starts]) => {
    expect(findFirstLinesOfSheets(text(...blocks), rooms)).toEqual(starts);
  },
);

const anyText = fc
  .array(fc.integer({ min: -2, max: 12 }), { maxLength: 40 })
  .map((counts) => text(...counts));

it('a text that is spread over sheets leaves no sheet empty and fills none beyond its height', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 10, max: 200 }), (lines, room) => {
      const starts = findFirstLinesOfSheets(lines, [room]);
      expect(starts[0]).toBe(0);
      for (const [sheet, start] of starts.entries()) {
        const end = starts[sheet + 1] ?? lines.length;
        if (lines.length > 0) expect(end).toBeGreaterThan(start);
        expect((lines[end - 1]?.bottom ?? 0) - (lines[start]?.top ?? 0)).toBeLessThanOrEqual(room);
      }
    }),
  );
});
