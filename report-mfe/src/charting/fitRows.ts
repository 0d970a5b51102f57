import type { BarRow } from './bars.ts';
import { pitchMm } from './boardShape.ts';

/** Between the bars, or the title, of one row and those of the next, in millimetres. */
const gapMm = 2.4;

/** Of a title: the height of a line, and the least that a line holds, in letters a millimetre. */
const lineMm = 5.3;
const lettersPerMm = 0.47;

/** A row with room to spare grows to this much of what it needs, or to this height. */
const mostGrowth = 1.7;
const easyMm = 20;

/** The rows of one sheet. */
export type SheetRows = {
  rows: readonly BarRow[];
  /** How high each is on paper. */
  rowMm: number;
};

type Given = {
  /** Width of the titles, in millimetres. */
  titleMm: number;
  /** Height for all rows of a sheet. */
  roomMm: number;
  /** On one sheet, where it is limited; then the first sheets are full. Else all sheets are about equally full. */
  mostRows?: number;
};

/** Spreads the rows of a chart over as many sheets as they need. All rows of a sheet are equally high. */
export function fitRows(rows: readonly BarRow[], given: Given): SheetRows[] {
  const counts = mostToLeast(rows.length, given.mostRows);
  const fitting = counts.find((count) =>
    chunk(rows, count).every((part) => part.length * neededMm(part, given) <= given.roomMm),
  );
  return chunk(rows, fitting ?? 1).map((part) => {
    const needed = neededMm(part, given);
    return {
      rows: part,
      rowMm: Math.min(Math.max(needed * mostGrowth, easyMm), given.roomMm / part.length),
    };
  });
}

/** How many rows a sheet may have, from the most on. */
function mostToLeast(rows: number, mostRows?: number): number[] {
  return Array.from({ length: mostRows ?? rows }, (_, index) =>
    mostRows === undefined ? Math.ceil(rows / (index + 1)) : mostRows - index,
  );
}

function chunk(rows: readonly BarRow[], count: number): BarRow[][] {
  return Array.from({ length: Math.ceil(rows.length / count) }, (_, index) =>
    rows.slice(index * count, (index + 1) * count),
  );
}

/** What the highest row needs. */
function neededMm(rows: readonly BarRow[], { titleMm }: Given): number {
  const needs = rows.map(({ title, bars }) =>
    Math.max(bars.length * pitchMm, Math.ceil(title.length / (titleMm * lettersPerMm)) * lineMm),
  );
  return Math.max(...needs) + gapMm;
}
