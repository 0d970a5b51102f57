/**
 * Maximum length of a comment or free text, in characters. Source: a printed page holds about 3,000; three pages are
 * enough.
 */
export const maxTextLength = 10_000;
