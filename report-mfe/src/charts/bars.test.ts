import type { Comparison } from '../reportData.ts';
import { barRows, omitEmptyComparisons } from './bars.ts';

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

it('has the own bar first, then the earlier year, then the comparisons', () => {
  const comparisons = [average(2.1, 41), { ...average(1.9, 14), kind: 'country' as const }];
  const [drawn] = barRows([{ ...row, own: 2.5, previous: 2, comparisons }], writing);
  expect(drawn?.bars).toEqual([
    { kind: 'own', length: 2.5, label: '2.5' },
    { kind: 'previous', length: 2, label: '2' },
    { kind: 'average', length: 2.1, label: '2.1', note: 'of 41' },
    { kind: 'country', length: 1.9, label: '1.9', note: 'of 14' },
  ]);
});

it('distinguishes 0 from a missing value', () => {
  const [drawn] = barRows(
    [{ ...row, own: 0, previous: null, comparisons: [average(null, 4)] }],
    writing,
  );
  expect(drawn?.bars.map(({ length, label }) => [length, label])).toEqual([
    [0, '0'],
    [null, 'n/a'],
    [null, 'n/a'],
  ]);
});

it('leaves the earlier year out where it is not asked for', () => {
  const [drawn] = barRows([{ ...row, own: null }], writing);
  expect(drawn?.bars.map(({ kind }) => kind)).toEqual(['own']);
});

it('writes at the bars how many organisations there are where that differs', () => {
  const labelsOf = (counts: number[]) =>
    barRows(
      counts.map((count) => ({ ...row, own: 2, comparisons: [average(2.1, count)] })),
      writing,
    ).map(({ bars }) => bars[1]?.label);
  expect(labelsOf([41, 41])).toEqual(['2.1', '2.1']);
  expect(labelsOf([41, 38])).toEqual(['2.1 (41)', '2.1 (38)']);
});

describe('a chosen comparison', () => {
  const others = (value: number | null) => ({ kind: 'country' as const, value, organisations: 4 });
  const average = { kind: 'average' as const, value: null, organisations: 4 };
  const kindsOf = (...values: (number | null)[]) =>
    omitEmptyComparisons(values.map((value) => ({ comparisons: [average, others(value)] }))).map(
      ({ comparisons }) => comparisons.map(({ kind }) => kind),
    );

  it('without a value in any row is left out; the average of all stays', () => {
    expect(kindsOf(null, null)).toEqual([['average'], ['average']]);
  });

  it('with a value in one row stays in all of them', () => {
    const both = ['average', 'country'];
    expect(kindsOf(null, 0)).toEqual([both, both]);
  });
});
