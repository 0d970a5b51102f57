import type { BarKind } from './bars.ts';
import { calculateBarCentrePercent, chooseBarThickness, barPitchMm } from './barSizes.ts';

it('a single bar is vertically centred in its row', () => {
  expect(calculateBarCentrePercent({ index: 0, count: 1, rowMm: 12 })).toBe(50);
});

it('several bars of a row are one below the other, and vertically centred together', () => {
  const rowMm = 4 * barPitchMm;
  const middles = [0, 1].map((index) => calculateBarCentrePercent({ index, count: 2, rowMm }));
  expect(middles).toEqual([37.5, 62.5]);
});

test.each<[BarKind[], number]>([
  [['own'], 15],
  [['own', 'average'], 15],
  [['own', 'previous'], 10],
  [['own', 'average', 'country'], 10],
  [['own', 'previous', 'average', 'industry'], 5],
  [['own', 'average', 'country', 'industry', 'group'], 5],
  [['own', 'previous', 'average', 'country', 'industry', 'group'], 5],
])('in a row with the bars %j the own bar is %d pixels thick', (kinds, expected) => {
  expect(chooseBarThickness(kinds)).toBe(expected);
});
