import type { Comparison } from '../reportView.ts';
import { findReach, type Reach } from './findReach.ts';

type Compared = { own: number | null; comparisons: readonly Comparison[] };

/**
 * On how many of the rows the own value is at or above the average of all others. Only those that can be compared
 * count; undefined where none can.
 */
export function besideAverage(rows: readonly Compared[]): Reach | undefined {
  const isAtLeast = rows.flatMap(({ own, comparisons }) => {
    const mean = comparisons.find(({ kind }) => kind === 'average')?.value ?? null;
    return own === null || mean === null ? [] : [own >= mean];
  });
  if (isAtLeast.length === 0) return undefined;
  return findReach(isAtLeast.filter(Boolean).length, isAtLeast.length);
}
