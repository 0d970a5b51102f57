import { describeReachedCount, type ReachedCount } from './describeReachedCount.ts';

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
