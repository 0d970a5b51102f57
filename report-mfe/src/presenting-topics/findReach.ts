/** How many of some values reach what is asked of them. */
export type Reach = { kind: 'all' | 'some' | 'none'; reached: number; count: number };

/** @param reached how many of `count` do; of nothing, none does */
export function findReach(reached: number, count: number): Reach {
  const kind = reached === 0 ? 'none' : reached === count ? 'all' : 'some';
  return { kind, reached, count };
}
