/** What a sheet has between its margins and above its footer, in millimetres. */
const innerMm = 171;

/** Heights of a line, and the least letters that it holds: eyebrow, headline of a chart, its key. */
const eyebrow = { lineMm: 5.2, letters: 90 };
const headline = { lineMm: 10.8, letters: 56 };
const key = { lineMm: 6, letters: 125 };

/** A sample of the key and the room beside it, in letters. */
const sampleLetters = 9;

/** Between the parts of a sheet, and for the scale below the rows. */
const gapsMm = 20;
const scaleMm = 7;

/**
 * How much height a sheet with a chart has for its rows, in millimetres; less below a longer headline or key. Counted
 * from letters, so that the sheets are known before anything is drawn.
 */
export function sheetRoom(texts: {
  eyebrow: string;
  headline: string;
  /** Names in the key, beside each other. */
  names: readonly string[];
  /** Lines of their own below the key. */
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
