import type { BarKind } from './bars.ts';

/** Of a bar that stands alone, and what each comparison beside it takes away, in pixels. */
const alone = 15;
const perComparison = 5;

/** The rule ends at 0; a bar thinner than this cannot be seen. */
const least = 5;

const thinning: readonly BarKind[] = ['previous', 'country', 'industry', 'group'];

/**
 * How thick the own bar of a chart is, in pixels: less with each comparison by country, industry, group and
 * previous year.
 */
export function barThickness(kinds: readonly BarKind[]): number {
  const comparisons = thinning.filter((kind) => kinds.includes(kind)).length;
  return Math.max(least, alone - perComparison * comparisons);
}
