import { findCurrentSheetId } from './useCurrentSheet.ts';

const tops = (...all: number[]) => all.map((top, index) => ({ id: `slide-${index}`, top }));

test.each([
  ['the page is above the first slide', tops(150, 900), 'slide-0'],
  ['a slide starts exactly at the line', tops(-800, 100), 'slide-1'],
  ['a slide starts just below the line', tops(-800, 101), 'slide-0'],
  ['the page is below the last slide', tops(-2000, -900), 'slide-1'],
])('the current slide is found when %s', (_, given, expected) => {
  expect(findCurrentSheetId(given, 100)).toBe(expected);
});

it('there is no current slide where there are no slides', () => {
  expect(findCurrentSheetId([], 100)).toBeUndefined();
});
