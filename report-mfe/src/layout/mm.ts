/**
 * The CSS value of a length on a sheet. On a screen it shrinks with the sheet. Only valid inside `Paper`, which sets
 * `--mm`.
 * @param length in millimetres on paper
 */
export function mm(length: number): string {
  return `calc(var(--mm) * ${length})`;
}

/** A CSS pixel of the report's page, in millimetres of the paper sheet. */
export const mmPerPixel = 25.4 / 96;
