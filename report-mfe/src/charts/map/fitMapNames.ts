import { shortenName, estimateTextHeightMm, type LineSize } from '../../layout/fitText.ts';

/** An area on the map. */
export type GradeMapTile = {
  id: number;
  name: string;
  /** The formatted grade, or "n/a". */
  label: string;
  /** The grade as a share of the highest one, 0 to 1; null without a grade. */
  share: number | null;
  /** Whether a minimum grade is required. */
  isKey: boolean;
  /** A sentence that says how much the grade is below the required one. If set, the tile is outlined. */
  gap?: string | undefined;
};

/** A category on the map. */
export type GradeMapRow = {
  id: number;
  title: string;
  /** The formatted result of the row. */
  figure: string;
  /** The address that the tiles of the row link to. */
  href: string;
  tiles: readonly GradeMapTile[];
};

/** The gap between tiles, and the minimum height of a row, in millimetres. */
export const gradeMapSizesMm = { gap: 2, minRow: 13 } as const;

/**
 * The height that is available for all rows if the headline has one line, and the height of each further line of the
 * headline, both in millimetres. The third value is the number of characters that always fit in a line of the headline.
 */
const availableMm = 130;
const headlineLineMm = 10.8;
const headlineLetters = 49;

const lines = {
  name: { mm: 3.9, letters: 17 },
  gap: { mm: 4.1, letters: 15 },
  title: { mm: 4.6, letters: 18 },
} as const satisfies Record<string, LineSize>;
/** The height in millimetres that a tile and the title of a row need in addition to their lines of text. */
const tilePaddingMm = 2.4;
const figureMm = 4.7;

/** Maximum lengths of names, in characters, tried in this order until the map fits. */
const lengths = [120, 90, 60, 45, 30, 20] as const;

/**
 * Shortens the names on a map until the map fits on one sheet. The sheets that the tiles link to show the full names.
 */
export function shortenMapNames(rows: readonly GradeMapRow[], headline: string): GradeMapRow[] {
  const rowsMm = availableMm - (Math.ceil(headline.length / headlineLetters) - 1) * headlineLineMm;
  const shortened = lengths.map((length) => rows.map((row) => shortenRow(row, length)));
  return shortened.find((some) => heightOf(some) <= rowsMm) ?? shortened.at(-1) ?? [];
}

function shortenRow(row: GradeMapRow, length: number): GradeMapRow {
  return {
    ...row,
    title: shortenName(row.title, length),
    tiles: row.tiles.map((tile) => ({ ...tile, name: shortenName(tile.name, length) })),
  };
}

function heightOf(rows: readonly GradeMapRow[]): number {
  return rows.reduce((sum, row) => sum + rowMmOf(row) + gradeMapSizesMm.gap, -gradeMapSizesMm.gap);
}

function rowMmOf({ title, tiles }: GradeMapRow): number {
  return Math.max(
    gradeMapSizesMm.minRow,
    estimateTextHeightMm(title, lines.title) + figureMm,
    ...tiles.map(
      ({ name, gap = '' }) =>
        estimateTextHeightMm(name, lines.name) +
        estimateTextHeightMm(gap, lines.gap) +
        tilePaddingMm,
    ),
  );
}
