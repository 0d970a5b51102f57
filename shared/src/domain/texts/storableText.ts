/**
 * Control characters and unpaired surrogates, which come with pasted text and which no database can store; line ends
 * and tabs are allowed.
 */
const unstorable = /(?![\n\r\t])[\p{Cc}\p{Cs}]/gu;

/**
 * Removes the characters that cannot be stored; the server refuses a call that contains any. See
 * docs/product/questionnaire.md#text-limits.
 */
export function removeUnstorableCharacters(text: string): string {
  return text.replaceAll(unstorable, '');
}

/**
 * Maximum length of a comment or free text, in characters. Source: a printed page holds about 3,000; three pages are
 * enough. See docs/product/questionnaire.md#text-limits.
 */
export const maxTextLength = 10_000;
