/**
 * The CSS value of a length on a sheet. On a screen it shrinks with the sheet. Only valid inside `Paper`, which sets
 * `--mm`.
 * @param length in millimetres on paper
 */
export function sheetMm(length: number): string {
  return `calc(var(--mm) * ${length})`;
}

/**
 * The CSS value of a length that grows with the reader's letter size on a screen; on paper it is fixed. Only valid
 * inside `Paper`, which sets `--rem`.
 * @param length in root em: 1 is 16 CSS pixels on paper
 */
export function sheetRem(length: number): string {
  return `calc(var(--rem) * ${length})`;
}

/** A CSS pixel of the report's page, in millimetres of the paper sheet. */
export const mmPerPixel = 25.4 / 96;
