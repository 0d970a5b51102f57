import type { Comparison } from '../toReportData.ts';
import { compareToAverage } from './compareToAverage.ts';

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
