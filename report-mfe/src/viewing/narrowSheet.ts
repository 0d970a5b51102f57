/**
 * Selects a sheet that is as narrow as on a phone. It depends on the sheet, not on the screen: samples for measuring
 * have the width of paper on a phone, too.
 */
export const narrowSheet = '@container (inline-size < 38.5rem)';
