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
