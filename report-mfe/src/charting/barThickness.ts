import type { BarKind } from './bars.ts';

/** Thickness of the bar in a row without comparisons, and the reduction for each comparison, in pixels. */
const alone = 15;
const perComparison = 5;

/** Minimum thickness in pixels, so that the bar stays visible. */
const least = 5;

const thinning: readonly BarKind[] = ['previous', 'country', 'industry', 'group'];

/**
 * Thickness of the organisation's own bar in pixels. It decreases with each comparison: country, industry, group and
 * previous year.
 */
export function barThickness(kinds: readonly BarKind[]): number {
  const comparisons = thinning.filter((kind) => kinds.includes(kind)).length;
  return Math.max(least, alone - perComparison * comparisons);
}
