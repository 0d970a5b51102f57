/** How many values reach their target. */
export type ReachedCount = { kind: 'all' | 'some' | 'none'; reached: number; count: number };

/** Describes how many of `count` values reach their target; for 0 of 0 the kind is `none`. */
export function describeReachedCount(reached: number, count: number): ReachedCount {
  const kind = reached === 0 ? 'none' : reached === count ? 'all' : 'some';
  return { kind, reached, count };
}
