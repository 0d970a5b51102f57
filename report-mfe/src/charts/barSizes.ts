import type { BarKind } from './bars.ts';

/** CSS pixels per millimetre on paper. */
const pixelsOfMm = 96 / 25.4;

/** The sizes of a bar chart's drawing, in CSS pixels on paper. Its height is not fixed: it depends on the rows. */
export const barPlotSize = {
  width: 600,
  /** Distance between the centres of two bars of a row; it leaves space for their labels. */
  pitch: 15,
  /** Thickness of a comparison's bar; never thicker than the organisation's own bar. */
  othersThickness: 4,
} as const;

/** Height of one bar including the gap to the next one, in millimetres on paper. Dense tables use less. */
export const barPitchMm = barPlotSize.pitch / pixelsOfMm;

/** Converts millimetres on paper to units of the drawing. */
export function toPlotUnits(lengthMm: number): number {
  return lengthMm * pixelsOfMm;
}

/**
 * The centre of a bar in percent of its row's height. The bars of a row are centred vertically.
 * @param rowMm height of the row on paper, in millimetres
 */
export function calculateBarCentrePercent({
  index,
  count,
  rowMm,
  barMm = barPitchMm,
}: {
  index: number;
  count: number;
  rowMm: number;
  /** Height of one bar including the gap to the next one, in millimetres. Default: `barPitchMm`. */
  barMm?: number | undefined;
}): number {
  return 50 + ((index + 0.5 - count / 2) * barMm * 100) / rowMm;
}

/** Maximum thickness in pixels of the organisation’s bar, and its reduction for each kind of bar in `thinning`. */
const alone = 15;
const perComparison = 5;

/** Minimum thickness in pixels, so that the bar stays visible. */
const minThickness = 5;

const thinning: readonly BarKind[] = ['previous', 'country', 'industry', 'group'];

/** Thickness of the organisation's own bar in pixels. See docs/product/report.md#charts. */
export function chooseBarThickness(kinds: readonly BarKind[]): number {
  const comparisons = thinning.filter((kind) => kinds.includes(kind)).length;
  return Math.max(minThickness, alone - perComparison * comparisons);
}
