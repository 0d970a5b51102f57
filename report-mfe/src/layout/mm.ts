/** A length on a sheet, in millimetres on paper. On the screen it shrinks with the sheet. `Paper` sets `--mm`. */
export function mm(length: number): string {
  return `calc(var(--mm) * ${length})`;
}

/** A CSS pixel of the report's page, in millimetres of the paper sheet. */
export const mmPerPixel = 25.4 / 96;
