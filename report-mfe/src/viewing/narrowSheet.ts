/**
 * Selects a sheet as narrow as on a phone. By the sheet, not the screen: what is measured for paper is as wide as
 * paper on a phone, too.
 */
export const narrowSheet = '@container (inline-size < 38.5rem)';
