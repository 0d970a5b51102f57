/**
 * Replaces non-breaking spaces between words, frequent in Word and web pages, by spaces at which a line can wrap. A
 * single non-breaking space beside a digit stays, because it keeps a number and its unit together. Non-breaking spaces
 * at the start and the end of a line stay.
 * @param texts the consecutive texts of one line, such as those before and in a bold word
 * @returns the texts, each as long as before
 */
export function replaceNonBreakingSpaces(texts: readonly string[]): string[] {
  const line = texts
    .join('')
    .replaceAll(/(?<=\S)[ \u00a0]*\u00a0[ \u00a0]*(?=\S)/g, (spaces, at: number, all: string) => {
      const isBesideDigit = /\d/.test(`${all[at - 1] ?? ''}${all[at + spaces.length] ?? ''}`);
      return spaces === '\u00a0' && isBesideDigit ? spaces : ' '.repeat(spaces.length);
    });
  let at = 0;
  return texts.map(({ length }) => line.slice(at, (at += length)));
}
