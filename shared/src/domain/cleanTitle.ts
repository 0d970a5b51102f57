/**
 * Cleans the title of a document for display: removes line breaks, control characters, unpaired surrogates, direction
 * marks and invisible characters. Joiners stay, because some scripts and emoji need them.
 * @returns an empty text when nothing visible is left
 */
export function cleanTitle(title: string): string {
  return title
    .replaceAll(/(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^[\u200C\u200D\s]+$/g, '');
}
