import { barThickness } from './barThickness.ts';
import type { BarKind } from './bars.ts';

test.each<[BarKind[], number]>([
  [['own'], 15],
  [['own', 'average'], 15],
  [['own', 'previous'], 10],
  [['own', 'average', 'country'], 10],
  [['own', 'previous', 'average', 'industry'], 5],
  [['own', 'average', 'country', 'industry', 'group'], 5],
  [['own', 'previous', 'average', 'country', 'industry', 'group'], 5],
])('among %j the own bar is %d pixels thick', (kinds, expected) => {
  expect(barThickness(kinds)).toBe(expected);
});
