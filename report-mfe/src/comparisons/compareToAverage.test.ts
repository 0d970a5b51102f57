import type { Comparison } from '../reportData.ts';
import {
  compareToAverage,
  describeReachedCount,
  findComparedMessage,
  type ReachedCount,
} from './compareToAverage.ts';

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

it('counts a figure of which less is better, and no figure without a direction', () => {
  const rows = [
    { own: 2, comparisons: beside(3), betterWhen: 'less' },
    { own: 4, comparisons: beside(3), betterWhen: 'less' },
    { own: 4, comparisons: beside(3), betterWhen: 'neutral' },
  ] as const;
  expect(compareToAverage(rows)).toEqual({ kind: 'some', reached: 1, count: 2 });
});

it('knows no average where too few organisations are behind it', () => {
  expect(compareToAverage([{ own: 2, comparisons: beside(null) }])).toEqual({ kind: 'unknown' });
  expect(compareToAverage([{ own: 2, comparisons: [] }])).toEqual({ kind: 'unknown' });
});

it('judges no figure without a direction or an own answer, though it has an average', () => {
  const neutral = { own: 4, comparisons: beside(3), betterWhen: 'neutral' } as const;
  const unanswered = { own: null, comparisons: beside(3) };
  const alone = { own: 4, comparisons: beside(null) };
  expect(compareToAverage([neutral, alone])).toEqual({ kind: 'unjudged' });
  expect(compareToAverage([unanswered, alone])).toEqual({ kind: 'unjudged' });
});

it('states no outcome of grades that are not decided or not there yet', () => {
  expect(findComparedMessage({ kind: 'unknown' }, false)).toBe('unknown');
  expect(findComparedMessage({ kind: 'unjudged' }, false)).toBe('undecided');
  expect(findComparedMessage({ kind: 'unjudged' }, true)).toBe('undecided');
  expect(findComparedMessage({ kind: 'all' }, false)).toBe('undecided');
  expect(findComparedMessage({ kind: 'all' }, true)).toBe('all');
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
