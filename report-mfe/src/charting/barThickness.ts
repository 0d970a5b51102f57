import type { BarKind } from './bars.ts';

/** Of a bar that stands alone, and what each comparison beside it takes away, in pixels (spec 2 §9). */
const alone = 15;
const perComparison = 5;

/** The spec's rule ends at nothing; thinner than this a bar is not seen. */
const least = 5;

const thinning: readonly BarKind[] = ['previous', 'country', 'industry', 'group'];

/**
 * How thick the own bar of a chart is, in pixels: less with each comparison by country, industry, group and
 * previous year (spec 2 §9).
 */
export function barThickness(kinds: readonly BarKind[]): number {
  const comparisons = thinning.filter((kind) => kinds.includes(kind)).length;
  return Math.max(least, alone - perComparison * comparisons);
}
