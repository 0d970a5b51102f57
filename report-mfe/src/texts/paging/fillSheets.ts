/** A line of a text in the layout on paper. */
export type Line = {
  /** Distance of the upper edge from the start of the text, like `bottom`; in any unit. */
  top: number;
  bottom: number;
  /** The index of the block, that is, the paragraph or list item, that contains the line. */
  block: number;
  /** Whether its block must stay with the next one, like a heading. */
  keepsWithNext: boolean;
};

/** Minimum number of lines of a block before and after a page break. */
const leastTogether = 2;

/**
 * Shares of a sheet's height that may be filled. The smallest share that needs no additional sheet is used, so that the
 * last sheet does not have only a few lines.
 */
const shares = [0.6, 0.7, 0.8, 0.9, 1];

/**
 * Distributes the lines of a text over as few sheets as possible, evenly filled. It avoids leaving one line of a
 * block alone and separating a heading from its text, unless a sheet cannot be filled otherwise.
 * @param sheetHeights height of each sheet, in the unit of the lines; the last value applies to all further sheets
 * @returns the index of each sheet's first line; at least one sheet, with at least one line on each
 */
export function fillSheets(lines: readonly Line[], sheetHeights: readonly number[]): number[] {
  const fewest = fill(lines, sheetHeights);
  for (const share of shares) {
    const even = fill(
      lines,
      sheetHeights.map((height) => height * share),
    );
    if (even.length === fewest.length) return even;
  }
  return fewest;
}

function fill(lines: readonly Line[], sheetHeights: readonly number[]): number[] {
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
function countFitting(lines: readonly Line[], start: number, height: number): number {
  const foot = (lines[start]?.top ?? 0) + height;
  let end = start + 1;
  while (end < lines.length && (lines[end]?.bottom ?? 0) <= foot) end += 1;
  return end;
}

/**
 * The last suitable position for a page break at or before the line `end`; `end` itself if there is none on this sheet.
 */
function stepBack(lines: readonly Line[], start: number, end: number): number {
  for (let at = end; at > start; at -= 1) if (isGoodBreak(lines, at)) return at;
  return end;
}

function isGoodBreak(lines: readonly Line[], at: number): boolean {
  const before = lines[at - 1];
  const after = lines[at];
  if (!before || !after) return true;
  if (before.block !== after.block) return !before.keepsWithNext;
  const together = (from: number, step: 1 | -1) => {
    let count = 0;
    while (lines[from + count * step]?.block === after.block) count += 1;
    return count;
  };
  return together(at - 1, -1) >= leastTogether && together(at, 1) >= leastTogether;
}
