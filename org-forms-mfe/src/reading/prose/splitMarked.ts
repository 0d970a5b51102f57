/** `<b>words</>` and `<path>words</>`; a path may end in the anchor of a section: `rating#certificate`. */
const marked = /<([a-z][a-z0-9/-]*(?:#[A-Za-z]+)?)>([^<]*)<\/>/g;

export type Piece = { mark?: string; words: string };

/** The pieces of a text in their order: plain ones, and those that a mark makes a link or the name of a control. */
export function splitMarked(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const [whole, mark, words = ''] = match;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    pieces.push({ mark, words });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}
