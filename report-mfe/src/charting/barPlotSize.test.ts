import { barCentrePercent, pitchMm } from './barPlotSize.ts';

it('puts one bar into the middle of its row', () => {
  expect(barCentrePercent({ index: 0, count: 1, rowMm: 12 })).toBe(50);
});

it('puts several bars around the middle, one below the other', () => {
  const rowMm = 4 * pitchMm;
  const middles = [0, 1].map((index) => barCentrePercent({ index, count: 2, rowMm }));
  expect(middles).toEqual([37.5, 62.5]);
});
