import type { BarRow } from './bars.ts';
import { pitchMm } from './barSizes.ts';

/** Gap between two rows, in millimetres. */
const gapMm = 2.4;

/** Height of a line of a title in millimetres, and the number of characters per millimetre that always fit in it. */
const lineMm = 5.3;
const lettersPerMm = 0.47;

/** On a sheet with unused height, rows grow by at most this factor, or up to this height in millimetres. */
const maximumGrowth = 1.7;
const comfortableMm = 20;

type SheetRows = {
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

/** Height of a sheet between its upper margin and its footer, in millimetres. */
const innerMm = 171;

/**
 * For eyebrow, headline and legend: the line height in millimetres, and a number of characters that always fits in one
 * line.
 */
const eyebrow = { lineMm: 5.2, letters: 90 };
const headline = { lineMm: 10.8, letters: 56 };
const key = { lineMm: 6, letters: 125 };

/** Width of a colour sample in the legend with the gap beside it, in characters. */
const sampleLetters = 9;

/** Gaps between the parts of a sheet, and height of the scale below the rows, in millimetres. */
const gapsMm = 20;
const scaleMm = 7;

/**
 * Height that a sheet with a chart has for its rows, in millimetres. A longer headline or legend reduces it. It is
 * estimated from character counts, so that the number of sheets is known before drawing.
 */
export function availableHeightMm(texts: {
  eyebrow: string;
  headline: string;
  /** The names in the legend; several of them share a line. */
  names: readonly string[];
  /** Notes below the legend; each starts on a new line. */
  notes: readonly string[];
  hasScale: boolean;
}): number {
  const namesLetters = texts.names.reduce((sum, name) => sum + name.length + sampleLetters, 0);
  return (
    innerMm -
    gapsMm -
    (texts.hasScale ? scaleMm : 0) -
    heightOf(texts.eyebrow.length, eyebrow) -
    heightOf(texts.headline.length, headline) -
    heightOf(namesLetters, key) -
    texts.notes.reduce((sum, note) => sum + heightOf(note.length, key), 0)
  );
}

function heightOf(letters: number, line: { lineMm: number; letters: number }): number {
  return Math.ceil(letters / line.letters) * line.lineMm;
}
