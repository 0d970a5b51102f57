/** Of a bar that stands alone, and what each comparison beside it takes away, in pixels (spec 2 §9). */
const alone = 15;
const perComparison = 5;

/** The spec's rule ends at nothing; thinner than this a bar is not seen. */
const least = 5;

/**
 * How thick the own bar of a chart is, in pixels: less with each comparison by country, industry, group and
 * previous year (spec 2 §9).
 */
export function barThickness(comparisons: number): number {
  return Math.max(least, alone - perComparison * comparisons);
}
