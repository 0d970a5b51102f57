/** CSS pixels of one millimetre on paper. */
const pixelsOfMm = 96 / 25.4;

/** A chart's drawing board, in pixels of the paper; its height follows from its rows. */
export const boardShape = {
  width: 600,
  /** From one bar of a row to the next: room for its label. */
  pitch: 15,
  /** Of a bar of others; never thicker than the own one. */
  othersThickness: 4,
} as const;

/** The height that one bar takes on paper, in millimetres. */
export const pitchMm = boardShape.pitch / pixelsOfMm;

/** A length on paper in the units of the board. */
export function boardUnits(lengthMm: number): number {
  return lengthMm * pixelsOfMm;
}

/**
 * Where the middle of a bar lies in its row, in percent of the row's height: the bars of a row stand in its middle.
 * @param rowMm height of the row on paper
 */
export function middleOfBar({
  index,
  count,
  rowMm,
}: {
  index: number;
  count: number;
  rowMm: number;
}): number {
  return 50 + ((index + 0.5 - count / 2) * pitchMm * 100) / rowMm;
}
