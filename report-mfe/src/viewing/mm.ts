/**
 * A length on a slide, in millimetres of the sheet of paper: on paper that is what it is, on the screen it shrinks
 * with the slide. `Sheet` sets `--mm`.
 */
export function mm(length: number): string {
  return `calc(var(--mm) * ${length})`;
}
