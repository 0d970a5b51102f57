import type { Comparison } from '../reportData.ts';
import {
  countRowsReachingAverage,
  classifyReachedCount,
  findComparisonHeadlineKind,
  type ReachedCount,
} from './countRowsReachingAverage.ts';

const beside = (value: number | null): Comparison[] => [
  { kind: 'country', value: 3, organisations: 14 },
  { kind: 'average', value, organisations: 41 },
];

it('the headline of a comparison counts rows at or above the average of all organisations, not that of a chosen country', () => {
  const rows = [
    { own: 2, comparisons: beside(2) },
    { own: 2, comparisons: beside(2.1) },
    { own: 2.5, comparisons: beside(2.1) },
  ];
  expect(countRowsReachingAverage(rows)).toEqual({ kind: 'some', reached: 2, count: 3 });
});

it('the headline of a comparison does not count rows without an own value or an average; 0 counts as a value', () => {
  const rows = [
    { own: null, comparisons: beside(2) },
    { own: 2, comparisons: beside(null) },
    { own: 0, comparisons: beside(0) },
  ];
  expect(countRowsReachingAverage(rows)).toEqual({ kind: 'all', reached: 1, count: 1 });
});

it('the headline of a comparison counts a “less is better” figure below the average, and ignores a neutral figure', () => {
  const rows = [
    { own: 2, comparisons: beside(3), betterWhen: 'less' },
    { own: 4, comparisons: beside(3), betterWhen: 'less' },
    { own: 4, comparisons: beside(3), betterWhen: 'neutral' },
  ] as const;
  expect(countRowsReachingAverage(rows)).toEqual({ kind: 'some', reached: 1, count: 2 });
});

it('the headline of a comparison is of the kind “unknown” if no row has an average of others', () => {
  expect(countRowsReachingAverage([{ own: 2, comparisons: beside(null) }])).toEqual({
    kind: 'unknown',
  });
  expect(countRowsReachingAverage([{ own: 2, comparisons: [] }])).toEqual({ kind: 'unknown' });
});

it('the headline of a comparison is “unjudged” if every row with an average is neutral or has no own value', () => {
  const neutral = { own: 4, comparisons: beside(3), betterWhen: 'neutral' } as const;
  const unanswered = { own: null, comparisons: beside(3) };
  const alone = { own: 4, comparisons: beside(null) };
  expect(countRowsReachingAverage([neutral, alone])).toEqual({ kind: 'unjudged' });
  expect(countRowsReachingAverage([unanswered, alone])).toEqual({ kind: 'unjudged' });
});

it('the headline of a comparison is of the kind “undecided” while the result is provisional, but “unknown” without an average', () => {
  expect(findComparisonHeadlineKind({ kind: 'unknown' }, false)).toBe('unknown');
  expect(findComparisonHeadlineKind({ kind: 'unjudged' }, false)).toBe('undecided');
  expect(findComparisonHeadlineKind({ kind: 'unjudged' }, true)).toBe('undecided');
  expect(findComparisonHeadlineKind({ kind: 'all' }, false)).toBe('undecided');
  expect(findComparisonHeadlineKind({ kind: 'all' }, true)).toBe('all');
});

test.each<[number, number, ReachedCount['kind']]>([
  [0, 10, 'none'],
  [1, 10, 'some'],
  [9, 10, 'some'],
  [10, 10, 'all'],
  [0, 0, 'none'],
  [1, 1, 'all'],
])('%d of %d rows at or above the average count as “%s”', (reached, count, kind) => {
  expect(classifyReachedCount(reached, count)).toEqual({ kind, reached, count });
});
