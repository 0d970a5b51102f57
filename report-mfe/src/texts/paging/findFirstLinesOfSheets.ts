/** A line of a text in the layout on paper. */
export type PaperLine = {
  /** Distance of the upper edge from the start of the text, like `bottom`; in any unit. */
  top: number;
  bottom: number;
  /** The index of the block, that is, the paragraph or list item, that contains the line. */
  block: number;
  /** Whether a page break after the line's block must be avoided, as after a heading. */
  keepsWithNext: boolean;
};

/** Minimum number of lines of a block before and after a page break. */
const minLinesTogether = 2;

/**
 * Shares of a sheet's height that may be filled. The smallest share that needs no additional sheet is used, so that the
 * last sheet does not have only a few lines.
 */
const shares = Array.from({ length: 26 }, (_, step) => (25 + step) / 50);

/**
 * Distributes the lines of a text over as few sheets as possible, evenly filled. It avoids leaving one line of a
 * block alone and separating a heading from its text, unless a sheet cannot be filled otherwise.
 * @param sheetHeights height of each sheet, in the unit of the lines; the last value applies to all further sheets
 * @returns the index of each sheet's first line; at least one sheet, with at least one line on each
 */
export function findFirstLinesOfSheets(
  lines: readonly PaperLine[],
  sheetHeights: readonly number[],
): number[] {
  const starts = fillEvenly(lines, sheetHeights);
  // Keeping blocks together can leave only a few lines for the last sheet, so the last two sheets are filled evenly
  // once more.
  const before = starts.length - 2;
  const from = starts[before];
  if (from === undefined) return starts;
  const heights = sheetHeights.slice(Math.min(before, sheetHeights.length - 1));
  const end = fillEvenly(lines.slice(from), heights);
  return [...starts.slice(0, before), ...end.map((start) => from + start)];
}

/** Fills as few sheets as possible to the smallest share of their height. */
function fillEvenly(lines: readonly PaperLine[], sheetHeights: readonly number[]): number[] {
  const unevenly = fill(lines, sheetHeights);
  for (const share of shares) {
    const even = fill(
      lines,
      sheetHeights.map((height) => height * share),
    );
    if (even.length === unevenly.length) return even;
  }
  return unevenly;
}

function fill(lines: readonly PaperLine[], sheetHeights: readonly number[]): number[] {
  const starts = [0];
  for (;;) {
    const start = starts.at(-1) ?? 0;
    const height = sheetHeights[Math.min(starts.length, sheetHeights.length) - 1] ?? 0;
    const end = countFitting(lines, start, height);
    if (end >= lines.length) return starts;
    starts.push(stepBack(lines, start, end));
  }
}

/** The index of the first line that does not fit on the sheet. */
function countFitting(lines: readonly PaperLine[], start: number, height: number): number {
  const foot = (lines[start]?.top ?? 0) + height;
  let end = start + 1;
  while (end < lines.length && (lines[end]?.bottom ?? 0) <= foot) end += 1;
  return end;
}

/**
 * The last suitable position for a page break at or before the line `end`; `end` itself if there is none on this sheet.
 */
function stepBack(lines: readonly PaperLine[], start: number, end: number): number {
  for (let at = end; at > start; at -= 1) if (isGoodBreak(lines, at)) return at;
  return end;
}

function isGoodBreak(lines: readonly PaperLine[], at: number): boolean {
  const before = lines[at - 1];
  const after = lines[at];
  if (!before || !after) return true;
  if (before.block !== after.block) return !before.keepsWithNext;
  const together = (from: number, step: 1 | -1) => {
    let count = 0;
    while (lines[from + count * step]?.block === after.block) count += 1;
    return count;
  };
  return together(at - 1, -1) >= minLinesTogether && together(at, 1) >= minLinesTogether;
}
