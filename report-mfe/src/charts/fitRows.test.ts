import type { BarRow } from './bars.ts';
import { availableHeightMm, fitRows } from './fitRows.ts';

const rowsOf = (count: number, { title = 'Selection', bars = 2 } = {}): BarRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    title,
    bars: Array.from({ length: bars }, () => ({ kind: 'own' as const, length: 1, label: '1' })),
  }));
const paper = { titleMm: 70, availableMm: 110 };
const countsOf = (rows: readonly BarRow[], given: Parameters<typeof fitRows>[1]) =>
  fitRows(rows, given).map((sheet) => sheet.rows.length);

it('keeps on one sheet what fits', () => {
  expect(countsOf(rowsOf(10), paper)).toEqual([10]);
});

it('spreads more bars over sheets that are about equally full', () => {
  expect(countsOf(rowsOf(10, { bars: 5 }), paper)).toEqual([4, 4, 2]);
  expect(countsOf(rowsOf(10, { bars: 3 }), paper)).toEqual([5, 5]);
});

it('spreads longer titles over more sheets, and cuts none', () => {
  const long = rowsOf(5, { title: 'Selection '.repeat(20) });
  const sheets = fitRows(long, paper);
  expect(sheets.flatMap(({ rows }) => rows)).toEqual(long);
  expect(sheets.length).toBeGreaterThan(1);
  for (const { rows, rowMm } of sheets) expect(rows.length * rowMm).toBeLessThanOrEqual(110.001);
});

it('fills the first sheets of a table before the last', () => {
  expect(countsOf(rowsOf(13), { ...paper, mostRows: 9 })).toEqual([9, 4]);
  expect(countsOf(rowsOf(9), { ...paper, mostRows: 9 })).toEqual([9]);
  expect(countsOf(rowsOf(3), { ...paper, mostRows: 9 })).toEqual([3]);
});

it('lets few rows grow, but not over the whole sheet', () => {
  const [sheet] = fitRows(rowsOf(2), paper);
  expect(sheet?.rowMm).toBeGreaterThan(12);
  expect(sheet?.rowMm).toBeLessThan(21);
});

it('gives a row that is higher than a sheet one of its own', () => {
  expect(countsOf(rowsOf(2, { title: 'a'.repeat(5000) }), paper)).toEqual([1, 1]);
});

const usual = {
  eyebrow: 'Key topics',
  headline: 'All reach grade 2',
  names: ['2026'],
  notes: [],
  hasScale: false,
};

it('is most of a sheet below a short headline', () => {
  expect(availableHeightMm(usual)).toBeCloseTo(129, 0);
});

it.each([
  { ...usual, headline: 'a'.repeat(57) },
  { ...usual, eyebrow: 'a'.repeat(91) },
  { ...usual, names: ['a'.repeat(125)] },
  { ...usual, hasScale: true },
  { ...usual, notes: ['n/a: too few'] },
])('is less where more is said: %j', (texts) => {
  expect(availableHeightMm(texts)).toBeLessThan(availableHeightMm(usual));
});
