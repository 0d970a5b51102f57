import type { BarRow } from './bars.ts';
import { barPitchMm } from './barSizes.ts';

/** Gap between two rows, in millimetres. */
const gapMm = 2.4;

/**
 * Height of a title's line in millimetres, and the number of characters per millimetre of width that always fit in one
 * line. `gapLine` is the same for the text about a failing grade below the title.
 */
const titleLine = { lineMm: 5.3, lettersPerMm: 0.47 };
const gapLine = { lineMm: 4.1, lettersPerMm: 0.58 };

/** Type size of a title in millimetres, and the smaller sizes of a dense table. The smallest one is 8.5 points. */
const titleFontMm = 4.2;
const denseFontsMm = [3.9, 3.6, 3.3, 3];

/**
 * Rows may shrink to these shares of their usual size, so that a chart needs fewer sheets. The smallest share leaves
 * 3 mm for a bar with its label. Titles stay at least as large as `fontSize.small`: 9.75 points on paper (3.44 mm).
 */
const rowShares = [1, 0.92, 0.84, 0.76];
const minTitleFontMm = 3.44;

/** Minimum number of rows on a sheet that continues a chart. */
const minContinuedRows = 3;

/** Width of the titles of a dense table in millimetres. It is limited, because the label columns need space. */
const denseTitleMm = 100;

/** Minimum height of a bar including the gap to the next one in a dense table, in millimetres. */
const minBarMm = 1.4;

/**
 * On a sheet with unused height, rows grow: at most to this multiple of the needed height or, if that is more, to
 * `comfortableMm` (in millimetres).
 */
const maximumGrowth = 1.7;
const comfortableMm = 27;

/**
 * The minimum share of a sheet’s height that its rows take: a single row becomes higher, so the sheet is not empty.
 */
const minShare = 0.35;

/** The rows of a chart on one sheet. */
export type SheetRows = {
  rows: readonly BarRow[];
  /** Height of each row on paper, in millimetres. */
  rowMm: number;
  /** Set if the rows are closer together than usual, so that they need fewer sheets. */
  tight?: RowSizes;
  /** Set for a dense table: the bars are thinner, the titles smaller, and the labels are in columns. */
  dense?: DenseTableSizes;
};

/** Sizes of a row in millimetres. `barMm` is the height of a bar including the gap to the next one. */
export type RowSizes = { titleFontMm: number; barMm: number };

/** The sizes of a dense table, with the width of its titles in millimetres. */
export type DenseTableSizes = RowSizes & { titleMm: number };

type Options = {
  /** Width of the titles, in millimetres. */
  titleMm: number;
  /** Height that is available for all rows of a sheet, in millimetres. */
  availableMm: number;
  /**
   * Maximum number of rows per sheet. If this number of rows does not fit, the rows become a dense table. If undefined,
   * only the height limits the number of rows.
   */
  maxRows?: number;
};

/**
 * Distributes the rows of a chart evenly over as few sheets as possible, so that the last sheet does not contain only a
 * few rows. All rows of a sheet have the same height. See docs/product/report.md#sheets.
 */
export function splitRowsIntoSheets(rows: readonly BarRow[], options: Options): SheetRows[] {
  return fitDenseRows(rows, options) ?? fitRows(rows, options);
}

/**
 * Distributes the rows evenly over as few sheets as `maxRows` allows, with thinner bars and smaller titles (a dense
 * table).
 * @returns undefined if the rows fit without a dense table, or if the texts would become too small to read
 */
function fitDenseRows(
  rows: readonly BarRow[],
  { availableMm, maxRows, titleMm }: Options,
): SheetRows[] | undefined {
  if (maxRows === undefined) return undefined;
  const parts = chunk(rows, maxRows);
  const rowMm = availableMm / Math.max(...parts.map((part) => part.length));
  if (parts.every((part) => neededMm(part, { titleMm }) <= rowMm)) return undefined;
  const letters = Math.max(...rows.map(({ title }) => title.length));
  const isFitting = (fontMm: number) =>
    heightIn(letters, denseTitleMm, scaleTitleLine(fontMm / titleFontMm)) <= rowMm - gapMm / 2;
  const fontMm = denseFontsMm.find(isFitting);
  const barMm = (rowMm - gapMm / 2) / Math.max(...rows.map(({ bars }) => bars.length));
  if (fontMm === undefined || barMm < minBarMm) return undefined;
  const dense = { titleMm: denseTitleMm, titleFontMm: fontMm, barMm: Math.min(barMm, barPitchMm) };
  return parts.map((part) => ({ rows: part, rowMm: availableMm / part.length, dense }));
}

/**
 * Distributes the rows evenly over as few sheets as their smallest permitted size allows, and then makes them as large
 * as this number of sheets allows.
 */
function fitRows(rows: readonly BarRow[], options: Options): SheetRows[] {
  const fits = rowShares.map((share) => ({ share, parts: splitIntoParts(rows, share, options) }));
  const fewest = Math.min(...fits.map(({ parts }) => parts.length));
  const { share, parts } = fits.find((fit) => fit.parts.length === fewest) ?? {
    share: 1,
    parts: [],
  };
  const tight = { titleFontMm: titleFontMm * titleShare(share), barMm: barPitchMm * share };
  return parts.map((part) => {
    const needed = neededMm(part, options, share);
    const fullMm = options.availableMm / part.length;
    return {
      rows: part,
      rowMm: Math.min(Math.max(needed * maximumGrowth, comfortableMm, minShare * fullMm), fullMm),
      ...(share < 1 && { tight }),
    };
  });
}

/** Splits the rows into as few parts as fit on a sheet each, with this share of the usual sizes. */
function splitIntoParts(
  rows: readonly BarRow[],
  share: number,
  { availableMm, maxRows, titleMm }: Options,
): BarRow[][] {
  const fitting = descendingRowCounts(rows.length, maxRows).find((count) =>
    chunk(rows, count).every(
      (part) => part.length * neededMm(part, { titleMm }, share) <= availableMm,
    ),
  );
  return chunk(rows, fitting ?? 1);
}

/** The candidate numbers of rows per sheet, in descending order. */
function descendingRowCounts(rows: number, maxRows = rows): number[] {
  return Array.from({ length: rows }, (_, index) => Math.ceil(rows / (index + 1))).filter(
    (count) => count <= maxRows,
  );
}

/**
 * Splits the rows into parts of at most `count` rows. The sizes of the parts differ by at most one row. Of two parts,
 * the first is the larger one, unless the second part would then have too few rows for a continuation.
 */
function chunk(rows: readonly BarRow[], count: number): BarRow[][] {
  const parts = Math.ceil(rows.length / count);
  const isLastTooSmall = parts === 2 && Math.floor(rows.length / 2) < minContinuedRows;
  const round = isLastTooSmall ? Math.floor : Math.ceil;
  const startOf = (part: number) => round((part * rows.length) / parts);
  return Array.from({ length: parts }, (_, part) => rows.slice(startOf(part), startOf(part + 1)));
}

/**
 * The height that the highest row needs, including the gap to the next row, in millimetres.
 * @param share the share of their usual size to which the rows shrink
 */
function neededMm(
  rows: readonly BarRow[],
  { titleMm }: Pick<Options, 'titleMm'>,
  share = 1,
): number {
  const needs = rows.map(({ title, gap = '', bars }) =>
    Math.max(
      bars.length * barPitchMm * share,
      heightIn(title.length, titleMm, scaleTitleLine(titleShare(share))) +
        heightIn(gap.length, titleMm, gapLine),
    ),
  );
  return Math.max(...needs) + gapMm * share;
}

/** The share to which a title shrinks if its row shrinks to `share`. Titles have a minimum size. */
function titleShare(share: number): number {
  return Math.max(share, minTitleFontMm / titleFontMm);
}

/** The line of a title with this share of the usual type size. */
function scaleTitleLine(share: number): TextLine {
  return { lineMm: titleLine.lineMm * share, lettersPerMm: titleLine.lettersPerMm / share };
}

type TextLine = { lineMm: number; lettersPerMm: number };

/** The maximum height in millimetres of a text with this number of letters in a column of this width. */
function heightIn(letters: number, widthMm: number, { lineMm, lettersPerMm }: TextLine): number {
  return Math.ceil(letters / (widthMm * lettersPerMm)) * lineMm;
}

/** Height of a sheet between its upper margin and its footer, in millimetres. */
const innerMm = 171;

/**
 * For eyebrow, headline and legend: the line height in millimetres, and a number of characters that always fits in one
 * line.
 */
const eyebrow = { lineMm: 5.2, letters: 90 };
const headline = { lineMm: 10.8, letters: 49 };
const key = { lineMm: 6, letters: 125 };

/** Width of a colour sample in the legend with the gap beside it, in characters. */
const sampleLetters = 9;

/** Sum of the gaps between the parts of a sheet, and height of the scale below the rows, in millimetres. */
const gapsMm = 20;
const scaleMm = 7;

/**
 * Height in millimetres that is available for the rows on a sheet with a chart. A longer headline or legend reduces it.
 * The height is estimated from character counts, so that the number of sheets is known before drawing.
 */
export function estimateAvailableHeightMm(texts: {
  eyebrow: string;
  headline: string;
  /** The names in the legend; several of them share a line. */
  names: readonly string[];
  /** Notes below the legend; each starts on a new line. */
  notes: readonly string[];
  hasScale: boolean;
  /** The chart's share of the sheet's width, from 0 to 1. Default: 1. */
  widthShare?: number;
}): number {
  const chartKey = { ...key, letters: key.letters * (texts.widthShare ?? 1) };
  const namesLetters = texts.names.reduce((sum, name) => sum + name.length + sampleLetters, 0);
  return (
    innerMm -
    gapsMm -
    (texts.hasScale ? scaleMm : 0) -
    heightOf(texts.eyebrow.length, eyebrow) -
    heightOf(texts.headline.length, headline) -
    heightOf(namesLetters, chartKey) -
    texts.notes.reduce((sum, note) => sum + heightOf(note.length, chartKey), 0)
  );
}

function heightOf(letters: number, line: { lineMm: number; letters: number }): number {
  return Math.ceil(letters / line.letters) * line.lineMm;
}
