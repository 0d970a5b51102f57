/**
 * The title of a document as it may be shown: in one line, without controls, halves of characters, and marks that turn
 * the reading direction around or cannot be seen. Joiners stay, because letters and pictures of people need them.
 * @returns empty when nothing of it can be seen
 */
export function cleanTitle(title: string): string {
  return title
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[\u200C\u200D\s]+$/g, '');
}
