import { placeLabels } from './placeLabels.ts';
import { countLines, shortenName } from '../../layout/fitText.ts';

/** A value of the earlier year (`before`) and of this year (`now`). */
export type SlopeChange = { key: string; name: string; before: number; now: number };

/**
 * A label at one end of its line. `topMm` is the upper edge of the label and `pointMm` the end of the line, both in
 * millimetres from the top of the drawing.
 */
export type PlacedLabel = SlopeChange & { topMm: number; heightMm: number; pointMm: number };

/** The labels on one side of the chart, with their common type size in millimetres. */
export type SlopeLabels = { labels: PlacedLabel[]; fontMm: number };

/** Height of the drawing, and the margin of its lines at the top and the bottom, in millimetres. */
export const slopeSizesMm = { height: 114, margin: 3 } as const;

/** The type sizes of the labels in millimetres; the smallest one is more than 8 points. */
const fontsMm = [4.2, 3.8, 3.4, 2.9];
/** Height of a line of text, and gap between two labels, as multiples of the type size. */
export const labelLineHeightEm = 1.15;
const gapEm = 0.13;
/** Number of letters that always fit in one millimetre of width if the type size is one millimetre. */
const lettersPerMm = 2.15;

/** The values at the bottom (`min`) and at the top (`max`) of the drawing. */
export type SlopeScale = { min: number; max: number };

/** The distance from the top of the drawing at which a value is drawn, in millimetres. */
export function convertValueToMm(value: number, { min, max }: SlopeScale): number {
  const { height, margin } = slopeSizesMm;
  return margin + ((height - 2 * margin) * (max - value)) / (max - min);
}

/**
 * Positions the labels on one side: with full names in the largest type size at which all of them fit, else with names
 * shortened to two lines or to one.
 * @param changes in any order
 * @param options.end the end of the lines at which the labels are
 * @param options.widthMm width of a name
 */
export function fitSlopeLabels(
  changes: readonly SlopeChange[],
  { end, scale, widthMm }: { end: 'before' | 'now'; scale: SlopeScale; widthMm: number },
): SlopeLabels {
  const other = end === 'now' ? 'before' : 'now';
  const sorted = changes.toSorted((a, b) => b[end] - a[end] || b[other] - a[other]);
  const sizes = linesToTry.flatMap((maxLines) => fontsMm.map((fontMm) => ({ maxLines, fontMm })));
  const candidates = sizes.map(({ maxLines, fontMm }) => {
    const letters = Math.floor((widthMm * lettersPerMm) / fontMm);
    const labels = sorted.map((change) => {
      const name = shortenName(change.name, Math.floor(letters * maxLines * lineFill));
      const heightMm = (countLines(name, letters) * labelLineHeightEm + gapEm) * fontMm;
      return { ...change, name, heightMm, pointMm: convertValueToMm(change[end], scale) };
    });
    return { fontMm, labels };
  });
  const { fontMm, labels } = candidates.find(isFitting) ?? candidates.at(-1) ?? nothing;
  const tops = placeLabels(labels, slopeSizesMm.height);
  return { fontMm, labels: labels.map((label, index) => ({ ...label, topMm: tops[index] ?? 0 })) };
}

const linesToTry = [4, 2, 1];
/** Minimum share of the width that words fill when a text has several lines. */
const lineFill = 0.85;
const nothing = { fontMm: 0, labels: [] };

function isFitting({ labels }: { labels: readonly { heightMm: number }[] }): boolean {
  return labels.reduce((sum, { heightMm }) => sum + heightMm, 0) <= slopeSizesMm.height;
}
