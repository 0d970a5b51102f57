/**
 * A length on a slide, in millimetres of the paper sheet. On the screen it shrinks with the slide. `Sheet` sets
 * `--mm`.
 */
export function mm(length: number): string {
  return `calc(var(--mm) * ${length})`;
}
