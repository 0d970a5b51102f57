import type { BarRow } from './bars.ts';
import { pitchMm } from './barPlotSize.ts';

/** Gap between two rows, in millimetres. */
const gapMm = 2.4;

/** Height of a line of a title in millimetres, and the number of characters per millimetre that always fit in it. */
const lineMm = 5.3;
const lettersPerMm = 0.47;

/** On a sheet with unused height, rows grow by at most this factor, or up to this height in millimetres. */
const maximumGrowth = 1.7;
const comfortableMm = 20;

export type SheetRows = {
  rows: readonly BarRow[];
  /** Height of each row on paper, in millimetres. */
  rowMm: number;
};

type Options = {
  /** Width of the titles, in millimetres. */
  titleMm: number;
  /** Height for all rows of a sheet, in millimetres. */
  availableMm: number;
  /**
   * Maximum number of rows per sheet. With a limit the first sheets are filled up; without it the rows are spread evenly.
   */
  mostRows?: number;
};

/** Distributes the rows of a chart over as many sheets as they need. All rows of a sheet have the same height. */
export function fitRows(rows: readonly BarRow[], options: Options): SheetRows[] {
  const counts = mostToLeast(rows.length, options.mostRows);
  const fitting = counts.find((count) =>
    chunk(rows, count).every(
      (part) => part.length * neededMm(part, options) <= options.availableMm,
    ),
  );
  return chunk(rows, fitting ?? 1).map((part) => {
    const needed = neededMm(part, options);
    return {
      rows: part,
      rowMm: Math.min(
        Math.max(needed * maximumGrowth, comfortableMm),
        options.availableMm / part.length,
      ),
    };
  });
}

/** The candidate numbers of rows per sheet, in descending order. */
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

/** The height that the highest row needs, in millimetres. */
function neededMm(rows: readonly BarRow[], { titleMm }: Options): number {
  const needs = rows.map(({ title, bars }) =>
    Math.max(bars.length * pitchMm, Math.ceil(title.length / (titleMm * lettersPerMm)) * lineMm),
  );
  return Math.max(...needs) + gapMm;
}
