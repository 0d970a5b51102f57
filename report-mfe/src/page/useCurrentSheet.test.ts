import { findCurrentSheetId } from './useCurrentSheet.ts';

const tops = (...all: number[]) => all.map((top, index) => ({ id: `slide-${index}`, top }));

test.each([
  ['the first sheet starts below the line', tops(150, 900), 'slide-0'],
  ['the second sheet starts exactly at the line', tops(-800, 100), 'slide-1'],
  ['the second sheet starts just below the line', tops(-800, 101), 'slide-0'],
  ['the page is scrolled beyond the last sheet', tops(-2000, -900), 'slide-1'],
])(
  'the current sheet is the one at a line near the top of the window, or else the nearest one, also when %s',
  (_, given, expected) => {
    expect(findCurrentSheetId(given, 100)).toBe(expected);
  },
);

it('there is no current sheet if there are no sheets', () => {
  expect(findCurrentSheetId([], 100)).toBeUndefined();
});
