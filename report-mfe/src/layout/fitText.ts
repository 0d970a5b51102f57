/** Shortens a name to this number of characters, at the end of a word if possible; its last character is then “…”. */
export function shortenName(name: string, maxLetters: number): string {
  if (name.length <= maxLetters) return name;
  const end = name.lastIndexOf(' ', maxLetters - 1);
  return `${name.slice(0, end > maxLetters / 2 ? end : maxLetters - 1)}…`;
}

/**
 * The number of lines that a text takes if it is broken between words, and within words that are longer than a line.
 * @param letters the number of letters that fit in a line
 */
export function countLines(text: string, letters: number): number {
  let count = 0;
  let used = Infinity;
  for (const word of text.split(' ').filter(Boolean)) {
    used += 1 + word.length;
    if (used <= letters) continue;
    count += Math.ceil(word.length / letters);
    used = word.length % letters || letters;
  }
  return count;
}

/** The height of a line in millimetres, and the number of letters that fit in it. */
export type LineSize = { mm: number; letters: number };

/** The height of a text in millimetres. */
export function estimateTextHeightMm(text: string, line: LineSize): number {
  return countLines(text, line.letters) * line.mm;
}
