import type { Comparison } from '../reportData.ts';
import { compareToAverage, describeReachedCount, type ReachedCount } from './compareToAverage.ts';

const beside = (value: number | null): Comparison[] => [
  { kind: 'country', value: 3, organisations: 14 },
  { kind: 'average', value, organisations: 41 },
];

it('counts the rows at or above the average of all, not of a filter', () => {
  const rows = [
    { own: 2, comparisons: beside(2) },
    { own: 2, comparisons: beside(2.1) },
    { own: 2.5, comparisons: beside(2.1) },
  ];
  expect(compareToAverage(rows)).toEqual({ kind: 'some', reached: 2, count: 3 });
});

it('leaves out what cannot be compared; a true 0 can', () => {
  const rows = [
    { own: null, comparisons: beside(2) },
    { own: 2, comparisons: beside(null) },
    { own: 0, comparisons: beside(0) },
  ];
  expect(compareToAverage(rows)).toEqual({ kind: 'all', reached: 1, count: 1 });
});

it('says nothing where nothing can be compared', () => {
  expect(compareToAverage([{ own: 2, comparisons: beside(null) }])).toBeUndefined();
  expect(compareToAverage([{ own: 2, comparisons: [] }])).toBeUndefined();
});

test.each<[number, number, ReachedCount['kind']]>([
  [0, 10, 'none'],
  [1, 10, 'some'],
  [9, 10, 'some'],
  [10, 10, 'all'],
  [0, 0, 'none'],
  [1, 1, 'all'],
])('%d of %d is %s', (reached, count, kind) => {
  expect(describeReachedCount(reached, count)).toEqual({ kind, reached, count });
});
