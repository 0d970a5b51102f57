import { barPitchMm } from './barSizes.ts';
import type { BarRow } from './bars.ts';
import { estimateAvailableHeightMm, splitRowsIntoSheets } from './splitRowsIntoSheets.ts';

const rowsOf = (count: number, { title = 'Selection', bars = 2 } = {}): BarRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    title,
    bars: Array.from({ length: bars }, () => ({ kind: 'own' as const, length: 1, label: '1' })),
  }));
const paper = { titleMm: 70, availableMm: 110 };
const countsOf = (rows: readonly BarRow[], given: Parameters<typeof splitRowsIntoSheets>[1]) =>
  splitRowsIntoSheets(rows, given).map((sheet) => sheet.rows.length);

it('the rows of a chart stay on one sheet if they fit there', () => {
  expect(countsOf(rowsOf(10), paper)).toEqual([10]);
});

it('the rows of a chart with many bars are spread over sheets that are about equally full', () => {
  expect(countsOf(rowsOf(10, { bars: 7 }), paper)).toEqual([4, 3, 3]);
  expect(countsOf(rowsOf(10, { bars: 5 }), paper)).toEqual([5, 5]);
});

it('a chart of ten rows with three bars each stays on one sheet, because its bars move closer together', () => {
  const [sheet, ...more] = splitRowsIntoSheets(rowsOf(10, { bars: 3 }), paper);
  expect(more).toEqual([]);
  expect(sheet?.tight?.barMm).toBeLessThan(barPitchMm);
  expect(3 * (sheet?.tight?.barMm ?? Infinity)).toBeLessThan(sheet?.rowMm ?? 0);
});

it('the bars of a chart move closer together only as far as needed to save a sheet, never closer than 3 mm', () => {
  const tightIn = (availableMm: number) =>
    splitRowsIntoSheets(rowsOf(5, { bars: 4 }), { titleMm: 44, availableMm })[0]?.tight;
  expect(tightIn(92)).toBeUndefined();
  expect(tightIn(90)?.barMm).toBeCloseTo(3.65);
  expect(tightIn(78)?.barMm).toBeCloseTo(3.33);
  expect(tightIn(70)?.barMm).toBeCloseTo(3.02);
  expect(tightIn(60)).toBeUndefined();
});

it('rows with long names stay on one sheet, because the names become smaller, but not below 8 points', () => {
  const rows = rowsOf(5, { title: 'Recognising results and dealing with poor performance' });
  const [sheet, ...more] = splitRowsIntoSheets(rows, { titleMm: 44, availableMm: 75 });
  expect(more).toEqual([]);
  expect(sheet?.tight?.titleFontMm).toBeLessThan(4.2);
  expect(sheet?.tight?.titleFontMm).toBeGreaterThanOrEqual(2.83);
});

it('if a chart of five rows needs two sheets, two rows are on the first sheet and three on the second', () => {
  expect(countsOf(rowsOf(5, { bars: 9 }), paper)).toEqual([2, 3]);
});

it('the rows of a chart are spread over more sheets if their titles are long; no title is cut', () => {
  const long = rowsOf(5, { title: 'Selection '.repeat(20) });
  const sheets = splitRowsIntoSheets(long, paper);
  expect(sheets.flatMap(({ rows }) => rows)).toEqual(long);
  expect(sheets.length).toBeGreaterThan(1);
  for (const { rows, rowMm } of sheets) expect(rows.length * rowMm).toBeLessThanOrEqual(110.001);
});

it('if a table needs several sheets, its last sheet never has only one or two rows', () => {
  expect(countsOf(rowsOf(13), { ...paper, maxRows: 9 })).toEqual([7, 6]);
  expect(countsOf(rowsOf(10), { ...paper, maxRows: 9 })).toEqual([5, 5]);
  expect(countsOf(rowsOf(19), { ...paper, maxRows: 9 })).toEqual([7, 6, 6]);
  expect(countsOf(rowsOf(9), { ...paper, maxRows: 9 })).toEqual([9]);
  expect(countsOf(rowsOf(3), { ...paper, maxRows: 9 })).toEqual([3]);
});

it('a table gets thinner bars and smaller titles if it would otherwise need more sheets', () => {
  const rows = rowsOf(13, { title: 'An employee spends 30 hours a year in training.', bars: 5 });
  const sheets = splitRowsIntoSheets(rows, { titleMm: 128, availableMm: 94, maxRows: 9 });
  expect(sheets.map((sheet) => sheet.rows.length)).toEqual([7, 6]);
  for (const { rows: part, rowMm, dense } of sheets) {
    expect(part.length * rowMm).toBeLessThanOrEqual(94.001);
    expect(5 * (dense?.barMm ?? Infinity)).toBeLessThan(rowMm);
    expect(dense?.titleFontMm).toBeGreaterThanOrEqual(2.83);
  }
});

it('a sheet has fewer rows if their titles would otherwise be too small to read', () => {
  const rows = rowsOf(9, { title: 'a'.repeat(600), bars: 5 });
  const sheets = splitRowsIntoSheets(rows, { titleMm: 128, availableMm: 94, maxRows: 9 });
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets[0]).not.toHaveProperty('dense');
});

it('a chart of two rows has higher rows than necessary, but does not fill the whole sheet', () => {
  const [sheet] = splitRowsIntoSheets(rowsOf(2), paper);
  expect(sheet?.rowMm).toBeGreaterThan(12);
  expect(sheet?.rowMm).toBeLessThan(28);
});

it('the only row of a chart takes 35 % of the available height', () => {
  const [sheet] = splitRowsIntoSheets(rowsOf(1), paper);
  expect(sheet?.rowMm).toBeCloseTo(38.5);
});

it('rows with failing grades need more sheets, because the text about the grade takes a line in each row', () => {
  const [plain, failing] = [undefined, '0.5 below the required 2'].map((gap) => {
    const rows = rowsOf(9, { title: 'a'.repeat(80), bars: 1 }).map((row) => ({
      ...row,
      ...(gap !== undefined && { gap }),
    }));
    return splitRowsIntoSheets(rows, paper).length;
  });
  expect(failing).toBeGreaterThan(plain ?? 0);
});

it('a row that is higher than a sheet has a sheet of its own', () => {
  expect(countsOf(rowsOf(2, { title: 'a'.repeat(5000) }), paper)).toEqual([1, 1]);
});

const usual = {
  eyebrow: 'Key areas',
  headline: 'All reach grade 2',
  names: ['2026'],
  notes: [],
  hasScale: false,
};

it('a sheet with a short headline and a short legend has 129 mm for the rows of its chart', () => {
  expect(estimateAvailableHeightMm(usual)).toBeCloseTo(129, 0);
});

it.each([
  { ...usual, headline: 'a'.repeat(57) },
  { ...usual, eyebrow: 'a'.repeat(91) },
  { ...usual, names: ['a'.repeat(125)] },
  { ...usual, hasScale: true },
  { ...usual, notes: ['n/a: too few'] },
])('longer texts, notes or a scale leave less height for the rows: %j', (texts) => {
  expect(estimateAvailableHeightMm(texts)).toBeLessThan(estimateAvailableHeightMm(usual));
});
