import { findCurrentSheetId } from './useCurrentSheet.ts';

const tops = (...all: number[]) => all.map((top, index) => ({ id: `slide-${index}`, top }));

test.each([
  ['before the first', tops(150, 900), 'slide-0'],
  ['on the line', tops(-800, 100), 'slide-1'],
  ['just below the line', tops(-800, 101), 'slide-0'],
  ['past the last', tops(-2000, -900), 'slide-1'],
])('%s', (_, given, expected) => {
  expect(findCurrentSheetId(given, 100)).toBe(expected);
});

it('knows none where there are no slides', () => {
  expect(findCurrentSheetId([], 100)).toBeUndefined();
});
