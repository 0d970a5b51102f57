/** Longest comment or free text, in characters. Source: a page of print holds about 3,000; three pages are room enough. */
export const maxTextLength = 10_000;
