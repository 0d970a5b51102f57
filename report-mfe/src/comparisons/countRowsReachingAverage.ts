import { isAtLeastAsGood, type BetterWhen } from '@cert/shared/domain';
import type { Comparison } from '../reportData.ts';

type Compared = {
  own: number | null;
  comparisons: readonly Comparison[];
  /** Which values are better. Default: higher ones (`more`), as with grades. */
  betterWhen?: BetterWhen;
};

/**
 * Whether the organisation’s value is as good as the average of all other organisations or better; undefined if it
 * cannot be judged.
 */
export function isAtLeastAsGoodAsAverage(row: Compared): boolean | undefined {
  return isAtLeastAsGood(row.own, averageOf(row), row.betterWhen ?? 'more');
}

function averageOf({ comparisons }: Compared): number | null {
  return comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
}

/**
 * Why no row can be judged. `unknown`: no row has an average of others. `unjudged`: some rows have an average, but they
 * have no own value, or neither higher nor lower values are better.
 */
type Unjudged = { kind: 'unknown' | 'unjudged' };

/**
 * Counts the rows whose own value is as good as the average of all other organisations or better. Rows that cannot be
 * judged are ignored. If no row can be judged, says why. See docs/product/report.md#figures.
 */
export function countRowsReachingAverage(rows: readonly Compared[]): ReachedCount | Unjudged {
  const judged = rows.map(isAtLeastAsGoodAsAverage).filter((isGood) => isGood !== undefined);
  if (judged.length === 0)
    return { kind: rows.some((row) => averageOf(row) !== null) ? 'unjudged' : 'unknown' };
  return classifyReachedCount(judged.filter(Boolean).length, judged.length);
}

/** How many values reach their target. */
export type ReachedCount = { kind: 'all' | 'some' | 'none'; reached: number; count: number };

/** Describes how many of `count` values reach their target; for 0 of 0 the kind is `none`. */
export function classifyReachedCount(reached: number, count: number): ReachedCount {
  const kind = reached === 0 ? 'none' : reached === count ? 'all' : 'some';
  return { kind, reached, count };
}

/**
 * The kind of headline that says how many values reach their target. If only one value reaches it, the headline is a
 * different message, because its verb is singular.
 */
export function findReachedHeadlineKind(
  { kind, reached }: Pick<ReachedCount, 'kind' | 'reached'>,
  isDecided: boolean,
): ReachedCount['kind'] | 'someSingle' | 'undecided' | 'undecidedSingle' {
  if (!isDecided) return reached === 1 ? 'undecidedSingle' : 'undecided';
  return kind === 'some' && reached === 1 ? 'someSingle' : kind;
}

/**
 * The kind of headline that compares grades with those of others. `unknown`: there is no average of others.
 * `undecided`: the headline states no outcome, because grades are missing or no grade can be compared yet.
 */
export function findComparisonHeadlineKind(
  { kind }: Pick<ReturnType<typeof countRowsReachingAverage>, 'kind'>,
  isDecided: boolean,
): ReachedCount['kind'] | 'undecided' | 'unknown' {
  if (kind === 'unknown') return kind;
  return isDecided && kind !== 'unjudged' ? kind : 'undecided';
}
