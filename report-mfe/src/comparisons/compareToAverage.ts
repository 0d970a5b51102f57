import type { Comparison } from '../reportData.ts';

type Compared = { own: number | null; comparisons: readonly Comparison[] };

/**
 * Counts the rows whose own value is at or above the average of all others. Rows with a missing value are not counted.
 * Undefined if no row has both values.
 */
export function compareToAverage(rows: readonly Compared[]): ReachedCount | undefined {
  const isAtLeast = rows.flatMap(({ own, comparisons }) => {
    const mean = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
    return own === null || mean === null ? [] : [own >= mean];
  });
  if (isAtLeast.length === 0) return undefined;
  return describeReachedCount(isAtLeast.filter(Boolean).length, isAtLeast.length);
}

/** How many values reach their target. */
export type ReachedCount = { kind: 'all' | 'some' | 'none'; reached: number; count: number };

/** Describes how many of `count` values reach their target; for 0 of 0 the kind is `none`. */
export function describeReachedCount(reached: number, count: number): ReachedCount {
  const kind = reached === 0 ? 'none' : reached === count ? 'all' : 'some';
  return { kind, reached, count };
}
