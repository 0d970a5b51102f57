/** The sizes of a team text on paper in millimetres; the first one is the usual size. */
export const textSizesMm: readonly number[] = [5.2, 5.8, 6.4, 7, 7.8, 8.6];

/**
 * Share of the free height that texts in a larger size may fill. Their height is only estimated, so the rest is a
 * reserve for more line breaks.
 */
const maxShare = 0.72;

/**
 * Heights of one row of texts in the usual size, in any unit: of the texts, of the content around them (`around`;
 * default: 0) and of the content beside them.
 */
export type TextRowHeights = { text: number; around?: number; beside: number };

/**
 * Chooses the size of the texts that share a sheet, so that a few lines do not leave most of the sheet empty.
 * @param rows the texts, one below the other
 * @param sheet heights of the free part of the sheet, of other content above the texts, and of the gap between two
 *   rows; `reserve`: the share of the free part that stays empty in the usual size, because browsers measure lines
 *   differently
 * @returns the largest size in millimetres in which all texts have space; null if they do not fit in the usual size
 */
export function chooseTextSizeMm(
  rows: readonly TextRowHeights[],
  { free, above, gap, reserve = 0 }: { free: number; above: number; gap: number; reserve?: number },
): number | null {
  const [usual = 0, ...larger] = textSizesMm;
  // A larger letter is wider and higher, so the height of a text grows with the square of the size.
  const heightIn = (size: number) =>
    rows.reduce(
      (sum, { text, around = 0, beside }) =>
        sum + Math.max(beside, around + text * (size / usual) ** 2) + gap,
      above - gap,
    );
  const usualHeight = heightIn(usual);
  if (usualHeight > free * (1 - reserve)) return null;
  // In the usual size, the content beside the texts may already need more than `maxShare` of the height. The texts can
  // then grow until they are as high as that content.
  const maxHeight = Math.max(usualHeight, free * maxShare);
  return larger.findLast((size) => heightIn(size) <= maxHeight) ?? usual;
}
