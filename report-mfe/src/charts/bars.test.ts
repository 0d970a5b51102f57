import type { Comparison } from '../reportData.ts';
import { buildBarRows, omitEmptyComparisons } from './bars.ts';

const writing = {
  value: (value: number | null) => (value === null ? 'n/a' : `${value}`),
  organisations: (count: number) => `of ${count}`,
};
const average = (value: number | null, organisations: number): Comparison => ({
  kind: 'average',
  value,
  organisations,
});
const row = { key: '1', title: 'Selection' };

it('a row of bars starts with the organisation’s own value, then has the earlier year, then the comparisons', () => {
  const comparisons = [average(2.1, 41), { ...average(1.9, 14), kind: 'country' as const }];
  const [drawn] = buildBarRows([{ ...row, own: 2.5, previous: 2, comparisons }], writing);
  expect(drawn?.bars).toEqual([
    { kind: 'own', length: 2.5, label: '2.5' },
    { kind: 'previous', length: 2, label: '2' },
    { kind: 'average', length: 2.1, label: '2.1', note: 'of 41' },
    { kind: 'country', length: 1.9, label: '1.9', note: 'of 14' },
  ]);
});

it('a row of bars shows 0 as a value, and a missing value as “n/a” without a bar', () => {
  const [drawn] = buildBarRows(
    [{ ...row, own: 0, previous: null, comparisons: [average(null, 4)] }],
    writing,
  );
  expect(drawn?.bars.map(({ length, label }) => [length, label])).toEqual([
    [0, '0'],
    [null, 'n/a'],
    [null, 'n/a'],
  ]);
});

it('a row of bars has no bar for an earlier year if the report has no earlier year', () => {
  const [drawn] = buildBarRows([{ ...row, own: null }], writing);
  expect(drawn?.bars.map(({ kind }) => kind)).toEqual(['own']);
});

it('the label of an average states its number of organisations only if this number differs between rows', () => {
  const labelsOf = (counts: number[]) =>
    buildBarRows(
      counts.map((count) => ({ ...row, own: 2, comparisons: [average(2.1, count)] })),
      writing,
    ).map(({ bars }) => bars[1]?.label);
  expect(labelsOf([41, 41])).toEqual(['2.1', '2.1']);
  expect(labelsOf([41, 38])).toEqual(['2.1 (41)', '2.1 (38)']);
});

describe('a comparison that the reader has chosen', () => {
  const others = (value: number | null) => ({ kind: 'country' as const, value, organisations: 4 });
  const average = { kind: 'average' as const, value: null, organisations: 4 };
  const kindsOf = (...values: (number | null)[]) =>
    omitEmptyComparisons(values.map((value) => ({ comparisons: [average, others(value)] }))).map(
      ({ comparisons }) => comparisons.map(({ kind }) => kind),
    );

  it('is left out if it has no value in any row; the average of all organisations stays even without a value', () => {
    expect(kindsOf(null, null)).toEqual([['average'], ['average']]);
  });

  it('stays in all rows if it has a value in at least one row', () => {
    const both = ['average', 'country'];
    expect(kindsOf(null, 0)).toEqual([both, both]);
  });
});
