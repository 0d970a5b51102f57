/** A line of a text as it is laid out on paper. */
export type Line = {
  /** Lengths from the text's beginning, in any unit. */
  top: number;
  bottom: number;
  /** The number of its paragraph or list item, in their order. */
  block: number;
  /** Whether its block announces the next one, as a heading does. */
  leadsOn: boolean;
};

/** So many lines of a block stay together at the foot of a sheet, and at the head of the next. */
const leastTogether = 2;

/** How far sheets are filled, so that the last one does not hold the last few lines only. */
const shares = [0.6, 0.7, 0.8, 0.9, 1];

/**
 * Fills sheets with the lines of a text: as few sheets as hold it, each about as full as the others, no block's single
 * line apart from the rest, and no heading apart from what it announces, unless a sheet cannot be filled otherwise.
 * @param rooms how much the sheets hold; the last one stands for all that follow
 * @returns the first line of each sheet; at least one sheet, and at least one line on each
 */
export function fillSheets(lines: readonly Line[], rooms: readonly number[]): number[] {
  const fewest = fill(lines, rooms);
  for (const share of shares) {
    const even = fill(
      lines,
      rooms.map((room) => room * share),
    );
    if (even.length === fewest.length) return even;
  }
  return fewest;
}

function fill(lines: readonly Line[], rooms: readonly number[]): number[] {
  const starts = [0];
  for (;;) {
    const start = starts.at(-1) ?? 0;
    const room = rooms[Math.min(starts.length, rooms.length) - 1] ?? 0;
    const end = countFitting(lines, start, room);
    if (end >= lines.length) return starts;
    starts.push(stepBack(lines, start, end));
  }
}

/** The first line that is not on the sheet any more. */
function countFitting(lines: readonly Line[], start: number, room: number): number {
  const foot = (lines[start]?.top ?? 0) + room;
  let end = start + 1;
  while (end < lines.length && (lines[end]?.bottom ?? 0) <= foot) end += 1;
  return end;
}

/** The last good place for a break at or before `end`; `end` where there is none on this sheet. */
function stepBack(lines: readonly Line[], start: number, end: number): number {
  for (let at = end; at > start; at -= 1) if (isGoodBreak(lines, at)) return at;
  return end;
}

function isGoodBreak(lines: readonly Line[], at: number): boolean {
  const before = lines[at - 1];
  const after = lines[at];
  if (!before || !after) return true;
  if (before.block !== after.block) return !before.leadsOn;
  const together = (from: number, step: 1 | -1) => {
    let count = 0;
    while (lines[from + count * step]?.block === after.block) count += 1;
    return count;
  };
  return together(at - 1, -1) >= leastTogether && together(at, 1) >= leastTogether;
}
